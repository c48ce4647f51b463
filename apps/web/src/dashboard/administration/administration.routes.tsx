import type { AdministrationArea } from '@wasl/domain/administration'
import { CreditCardIcon } from '@wasl/ui/icons/CreditCardIcon'
import { KeyRoundIcon } from '@wasl/ui/icons/KeyRoundIcon'
import { LanguagesIcon } from '@wasl/ui/icons/LanguagesIcon'
import { MessageSquareTextIcon } from '@wasl/ui/icons/MessageSquareTextIcon'
import { PaletteIcon } from '@wasl/ui/icons/PaletteIcon'
import { PauseIcon } from '@wasl/ui/icons/PauseIcon'
import { ScrollTextIcon } from '@wasl/ui/icons/ScrollTextIcon'
import { SettingsIcon } from '@wasl/ui/icons/SettingsIcon'
import { ShieldCheckIcon } from '@wasl/ui/icons/ShieldCheckIcon'
import { StoreIcon } from '@wasl/ui/icons/StoreIcon'
import { UsersIcon } from '@wasl/ui/icons/UsersIcon'
import { UserXIcon } from '@wasl/ui/icons/UserXIcon'
import { WalletIcon } from '@wasl/ui/icons/WalletIcon'
import { WebhookIcon } from '@wasl/ui/icons/WebhookIcon'
import type { ReactNode } from 'react'
import { screen } from '../../desk/staff-screen.ts'

type Area = { icon: ReactNode; screen: object }

/** Around every area: its menu, and nothing for whoever may not enter it. */
export const administrationFrame = screen(() => import('./AdministrationFrame.tsx'), 'AdministrationFrame')

/** What each area of the menu (`packages/domain/src/administration.ts`) is drawn with. */
export const administrationPages: Readonly<Record<AdministrationArea, Area>> = {
  users: { icon: <UsersIcon />, screen: screen(() => import('./people/UsersPage.tsx'), 'UsersPage') },
  roles: { icon: <ShieldCheckIcon />, screen: screen(() => import('./people/RolesPage.tsx'), 'RolesPage') },
  audit: { icon: <ScrollTextIcon />, screen: screen(() => import('./audit/AuditPage.tsx'), 'AuditPage') },
  gateways: {
    icon: <CreditCardIcon />,
    screen: screen(() => import('./gateways/GatewaysPage.tsx'), 'GatewaysPage'),
  },
  pause: { icon: <PauseIcon />, screen: screen(() => import('./pause/PausePage.tsx'), 'PausePage') },
  collectors: {
    icon: <WalletIcon />,
    screen: screen(() => import('./collectors/CollectorsPage.tsx'), 'CollectorsPage'),
  },
  'api-keys': {
    icon: <KeyRoundIcon />,
    screen: screen(() => import('./api-keys/ApiKeysPage.tsx'), 'ApiKeysPage'),
  },
  webhooks: {
    icon: <WebhookIcon />,
    screen: screen(() => import('./webhooks/WebhooksPage.tsx'), 'WebhooksPage'),
  },
  brand: { icon: <PaletteIcon />, screen: screen(() => import('./appearance/BrandPage.tsx'), 'BrandPage') },
  units: { icon: <StoreIcon />, screen: screen(() => import('./appearance/UnitsPage.tsx'), 'UnitsPage') },
  messages: {
    icon: <MessageSquareTextIcon />,
    screen: screen(() => import('./wording/MessagesPage.tsx'), 'MessagesPage'),
  },
  'page-texts': {
    icon: <LanguagesIcon />,
    screen: screen(() => import('./wording/PageTextsPage.tsx'), 'PageTextsPage'),
  },
  settings: {
    icon: <SettingsIcon />,
    screen: screen(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
  },
  customers: {
    icon: <UserXIcon />,
    screen: screen(() => import('./customers/CustomersPage.tsx'), 'CustomersPage'),
  },
}

/** The same, by their addresses below the administration's own. */
export const administrationScreens = {
  '/': screen(() => import('./AdministrationPage.tsx'), 'AdministrationPage'),
  ...Object.fromEntries(Object.entries(administrationPages).map(([area, page]) => [area, page.screen])),
}
