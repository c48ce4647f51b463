import { useRouter } from '@tanstack/react-router'
import { LanguagesIcon } from '@wasl/ui/icons/LanguagesIcon'
import { LogOutIcon } from '@wasl/ui/icons/LogOutIcon'
import { MoonIcon } from '@wasl/ui/icons/MoonIcon'
import { Rows3Icon } from '@wasl/ui/icons/Rows3Icon'
import { UserIcon } from '@wasl/ui/icons/UserIcon'
import { useLocale } from '../../i18n/language.tsx'
import { densities, themes, useAppearance } from '../frame/appearance.ts'
import type { StaffCommand, StaffCommandGroup } from './commands.ts'
import { sectionIcons } from './section-icons.tsx'
import { staffPaths } from '../staff-paths.ts'
import { useStaffText } from '../staff.text.ts'
import { useMenuGroups, usePageExists } from './use-menu.tsx'
import { useSignOut } from '../frame/use-sign-out.ts'
import { useSwitchLanguage } from '../frame/use-switch-language.ts'

/** Going to any page of the menu, and what the bar at the top can do. */
export function useShellCommands(): StaffCommandGroup[] {
  const t = useStaffText()
  return [
    { id: 'go', title: t('staff.palette.go'), commands: usePlaces() },
    { id: 'settings', title: t('staff.palette.settings'), commands: useSettings() },
  ]
}

function usePlaces(): StaffCommand[] {
  const t = useStaffText()
  const locale = useLocale()
  const { history } = useRouter()
  const exists = usePageExists()
  const go = (path: string) => () => history.push(path)
  const entries = useMenuGroups().flatMap((group) => group.entries)
  const ofMenu = entries.flatMap(({ section, label, path, pages }) => {
    const icon = sectionIcons[section]
    if (path !== undefined) return [{ id: path, label: t(label), icon, run: go(path) }]
    return (pages ?? []).map((page) => ({
      id: page.path,
      label: t(page.label),
      context: t(label),
      icon,
      run: go(page.path),
    }))
  })
  const account = (path: string, label: string) => ({ id: path, label, icon: <UserIcon />, run: go(path) })
  return [
    ...ofMenu,
    account(staffPaths.userDetails(locale), t('staff.account.details')),
    account(staffPaths.password(locale), t('staff.account.password')),
    account(staffPaths.activity(locale), t('staff.history')),
  ].filter(({ id }) => exists(id))
}

function useSettings(): StaffCommand[] {
  const t = useStaffText()
  const { appearance, change } = useAppearance()
  const switchLanguage = useSwitchLanguage()
  const signOut = useSignOut()
  return [
    { id: 'language', label: t('staff.palette.language'), icon: <LanguagesIcon />, run: switchLanguage },
    ...themes
      .filter((theme) => theme !== appearance.theme)
      .map((theme) => ({
        id: `theme-${theme}`,
        label: t(`staff.theme.${theme}`),
        context: t('staff.theme'),
        icon: <MoonIcon />,
        run: () => change({ theme }),
      })),
    ...densities
      .filter((density) => density !== appearance.density)
      .map((density) => ({
        id: `density-${density}`,
        label: t(`staff.density.${density}`),
        context: t('staff.density'),
        icon: <Rows3Icon />,
        run: () => change({ density }),
      })),
    { id: 'sign-out', label: t('staff.account.signOut'), icon: <LogOutIcon />, run: signOut },
  ]
}
