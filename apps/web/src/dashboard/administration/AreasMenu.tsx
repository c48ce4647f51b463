import { administrationGroups, type AdministrationArea } from '@wasl/domain/administration'
import { ChevronDownIcon } from '@wasl/ui/icons/ChevronDownIcon'
import { LinkMenu } from '@wasl/ui/actions/LinkMenu'
import { SideNavigation } from '@wasl/ui/navigation/SideNavigation'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import css from './Administration.module.css'
import { useAdministrationText } from './administration.text.ts'
import { administrationPages } from './administration.routes.tsx'
import { useAreas } from './use-areas.ts'

/** The other areas: beside the page where there is room, else behind a button above it. */
export function AreasMenu({ open }: { open: AdministrationArea }) {
  const t = useAdministrationText()
  const locale = useLocale()
  const areas = useAreas()
  const entries = areas.map(({ area, group }) => ({
    id: area,
    group,
    href: staffPaths.administrationArea(locale, area),
    label: t(`administration.area.${area}`),
    icon: administrationPages[area].icon,
  }))
  const sections = administrationGroups
    .map((group) => ({
      id: group,
      title: t(`administration.group.${group}`),
      items: entries.filter((entry) => entry.group === group),
    }))
    .filter(({ items }) => items.length > 0)
  return (
    <>
      <div className={css.beside}>
        <SideNavigation label={t('administration.areas')} sections={sections} currentId={open} />
      </div>
      <nav className={css.above} aria-label={t('administration.areas')}>
        <LinkMenu
          label={
            <span className={css.current}>
              {t(`administration.area.${open}`)} <ChevronDownIcon size={16} />
            </span>
          }
          icon={administrationPages[open].icon}
          links={entries}
        />
      </nav>
    </>
  )
}
