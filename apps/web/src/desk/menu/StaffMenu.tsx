import { UserMenu } from '@wasl/ui/navigation/UserMenu'
import { KeyboardIcon } from '@wasl/ui/icons/KeyboardIcon'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { LogOutIcon } from '@wasl/ui/icons/LogOutIcon'
import { UserIcon } from '@wasl/ui/icons/UserIcon'
import { useLocale } from '../../i18n/language.tsx'
import { densities, themes, useAppearance } from '../frame/appearance.ts'
import { staffPaths } from '../staff-paths.ts'
import { useStaffText } from '../staff.text.ts'
import { useGreeting } from '../frame/use-greeting.ts'
import { usePageExists } from './use-menu.tsx'
import { useSignOut } from '../frame/use-sign-out.ts'

/** The greeting, and behind it the account, how the dashboard looks, and the way out. */
export function StaffMenu({ onPalette }: { onPalette: () => void }) {
  const t = useStaffText()
  const locale = useLocale()
  const { appearance, change } = useAppearance()
  const signOut = useSignOut()
  const exists = usePageExists()
  const act = (id: string) => {
    const [kind, value] = id.split(':')
    const theme = themes.find((known) => known === value)
    const density = densities.find((known) => known === value)
    if (kind === 'theme' && theme) change({ theme })
    if (kind === 'density' && density) change({ density })
    if (kind === 'palette') onPalette()
    if (kind === 'signOut') signOut()
  }
  return (
    <UserMenu
      {...useGreeting()}
      groups={[
        {
          id: 'account',
          items: [
            {
              id: 'details',
              label: t('staff.account.details'),
              icon: <UserIcon />,
              href: staffPaths.userDetails(locale),
            },
            ...(exists(staffPaths.password(locale))
              ? [
                  {
                    id: 'password',
                    label: t('staff.account.password'),
                    icon: <LockKeyholeIcon />,
                    href: staffPaths.password(locale),
                  },
                ]
              : []),
            { id: 'palette', label: t('staff.palette'), icon: <KeyboardIcon /> },
          ],
        },
        {
          id: 'theme',
          title: t('staff.theme'),
          chosen: `theme:${appearance.theme}`,
          items: themes.map((theme) => ({ id: `theme:${theme}`, label: t(`staff.theme.${theme}`) })),
        },
        {
          id: 'density',
          title: t('staff.density'),
          chosen: `density:${appearance.density}`,
          items: densities.map((density) => ({
            id: `density:${density}`,
            label: t(`staff.density.${density}`),
          })),
        },
        { id: 'end', items: [{ id: 'signOut', label: t('staff.account.signOut'), icon: <LogOutIcon /> }] },
      ]}
      onAction={act}
    />
  )
}
