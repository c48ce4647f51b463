import { ChevronRightIcon } from '@wasl/ui/icons/ChevronRightIcon'
import { SectionHead } from '../SectionHead.tsx'
import css from './StaffHome.module.css'
import { sectionIcons } from '../menu/section-icons.tsx'
import { useStaffText } from '../staff.text.ts'
import { useGreeting } from './use-greeting.ts'
import { useMenuGroups } from '../menu/use-menu.tsx'

/** Where a sign-in leads: everything that is open to the user, a press away. */
export function StaffHome() {
  const t = useStaffText()
  const { greeting } = useGreeting()
  const entries = useMenuGroups()
    .flatMap((group) => group.entries)
    .filter(({ section }) => section !== '')
  return (
    <>
      <SectionHead
        title={t('staff.home')}
        heading={greeting}
        note={entries.length > 0 ? t('staff.home.note') : t('staff.home.nothing')}
      />
      <ul className={css.sections}>
        {entries.map(({ section, label, path, pages }) => (
          <li key={section} className={css.section}>
            <h2 className={css.title}>
              {sectionIcons[section]}
              {t(label)}
            </h2>
            <ul className={css.pages}>
              {(path === undefined ? (pages ?? []) : [{ path, label: 'staff.home.open' as const }]).map(
                (page) => (
                  <li key={page.path}>
                    <a className={css.page} href={page.path} aria-label={`${t(page.label)} – ${t(label)}`}>
                      {t(page.label)}
                      <ChevronRightIcon size={16} />
                    </a>
                  </li>
                ),
              )}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
