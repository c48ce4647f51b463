import { Link } from '@wasl/ui/actions/Link'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useAppearanceText } from './appearance.text.ts'

/** A merchant's name and logo stand in two places: what is whose, and the way to the other. */
export function OtherPlace({ area }: { area: 'brand' | 'units' }) {
  const t = useAppearanceText()
  const href = staffPaths.administrationArea(useLocale(), area)
  return t.rich(area === 'units' ? 'appearance.unitsToo' : 'appearance.brandToo', {
    a: (words) => <Link href={href}>{words}</Link>,
  })
}
