import { ArrowLeftRightIcon } from '@wasl/ui/icons/ArrowLeftRightIcon'
import { CircleQuestionMarkIcon } from '@wasl/ui/icons/CircleQuestionMarkIcon'
import { CreditCardIcon } from '@wasl/ui/icons/CreditCardIcon'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { LayersIcon } from '@wasl/ui/icons/LayersIcon'
import { LayoutDashboardIcon } from '@wasl/ui/icons/LayoutDashboardIcon'
import { LinkIcon } from '@wasl/ui/icons/LinkIcon'
import { ReceiptTextIcon } from '@wasl/ui/icons/ReceiptTextIcon'
import { ShoppingBagIcon } from '@wasl/ui/icons/ShoppingBagIcon'
import { ShoppingCartIcon } from '@wasl/ui/icons/ShoppingCartIcon'
import { SettingsIcon } from '@wasl/ui/icons/SettingsIcon'
import { ShieldCheckIcon } from '@wasl/ui/icons/ShieldCheckIcon'
import { StoreIcon } from '@wasl/ui/icons/StoreIcon'
import { TicketIcon } from '@wasl/ui/icons/TicketIcon'
import { UtensilsIcon } from '@wasl/ui/icons/UtensilsIcon'
import { WalletIcon } from '@wasl/ui/icons/WalletIcon'
import type { ReactNode } from 'react'
import { byName } from '@wasl/domain/by-name'

/** By the section's name; the start has none. */
export const sectionIcons: Readonly<Record<string, ReactNode>> = byName({
  '': <LayoutDashboardIcon />,
  'general-info': <ArrowLeftRightIcon />,
  payment_request: <ReceiptTextIcon />,
  bulk: <LayersIcon />,
  customer_payment: <WalletIcon />,
  pos: <CreditCardIcon />,
  catalogue: <ShoppingBagIcon />,
  e_commerce: <StoreIcon />,
  session: <LinkIcon />,
  shopify: <ShoppingCartIcon />,
  event: <TicketIcon />,
  food_ordering: <UtensilsIcon />,
  ticket: <ShieldCheckIcon />,
  generated_reports: <DownloadIcon />,
  administration: <SettingsIcon />,
  help: <CircleQuestionMarkIcon />,
})
