import type { Activity } from '@wasl/contracts/web/dashboard/activity'
import { Link } from '@wasl/ui/Link'
import { Ltr } from '@wasl/ui/Ltr'
import { useLocale } from '../../i18n/language.tsx'
import { moduleOfPlugin } from './sections-of-paths.ts'
import { staffPaths } from './staff-paths.ts'
import { useStaff } from './staff.ts'

/** What something was done to, where that is open to the user. */
export function ActivityLink({ to }: { to: Activity['link'] }) {
  const href = useHref(to)
  if (to === null || href === null) return null
  return (
    <>
      {' '}
      <Link href={href}>
        <Ltr>{shortId(to.id)}</Ltr>
      </Link>
    </>
  )
}

const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id)

function useHref(to: Activity['link']): string | null {
  const locale = useLocale()
  const staff = useStaff()
  if (!to) return null
  if (to.kind === 'report')
    return staff.has('generated_reports') ? `${staffPaths.generatedReports(locale)}?id=${to.id}` : null
  if (!staff.has(to.plugin)) return null
  const list = to.isDeleted
    ? staffPaths.deletedTransactions(locale, moduleOfPlugin(to.plugin))
    : staffPaths.allTransactions(locale)
  return `${list}/${encodeURIComponent(to.id)}`
}
