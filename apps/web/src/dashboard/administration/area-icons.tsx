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

export const areaIcons: Readonly<Record<AdministrationArea, ReactNode>> = {
  users: <UsersIcon />,
  roles: <ShieldCheckIcon />,
  audit: <ScrollTextIcon />,
  gateways: <CreditCardIcon />,
  pause: <PauseIcon />,
  collectors: <WalletIcon />,
  brand: <PaletteIcon />,
  units: <StoreIcon />,
  messages: <MessageSquareTextIcon />,
  'page-texts': <LanguagesIcon />,
  'api-keys': <KeyRoundIcon />,
  webhooks: <WebhookIcon />,
  settings: <SettingsIcon />,
  customers: <UserXIcon />,
}
