import type { AdministrationArea } from '@wasl/domain/administration'
import type { Crumb } from '@wasl/ui/navigation/Breadcrumbs'
import type { ReactNode } from 'react'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useAdministrationText } from './administration.text.ts'

type Props = {
  area: AdministrationArea
  /** Of a page below the area's own. */
  title?: string
  heading?: ReactNode
  note?: ReactNode
  actions?: ReactNode
}

/** The head of an area's page: its name and what it is for, and the way back to the administration. */
export function AdministrationHead({ area, title, heading, note, actions }: Props) {
  const t = useAdministrationText()
  const locale = useLocale()
  const href = staffPaths.administrationArea(locale, area)
  const own: Crumb = { id: area, label: t(`administration.area.${area}`), href }
  const below: readonly Crumb[] = title === undefined ? [] : [{ id: 'here', label: title }]
  return (
    <SectionHead
      title={title ?? own.label}
      heading={heading}
      note={note ?? (title === undefined ? t(`administration.about.${area}`) : undefined)}
      actions={actions}
      crumbs={[own, ...below]}
    />
  )
}
