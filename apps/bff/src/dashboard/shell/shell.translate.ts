import type { UserDetails } from '@wasl/contracts/core/dashboard/account.contract'
import type { StaffUser } from '@wasl/contracts/web/dashboard/shell.contract'
import type { z } from 'zod'
import { webAddress } from '../../answer/address.ts'

export const toUser = (details: z.infer<typeof UserDetails>): StaffUser => ({
  id: String(details.id),
  username: details.username,
  email: details.email,
  name: { en: details.name_en, ar: details.name_ar },
  isSuperuser: details.is_superuser,
  permissions: details.permissions,
  receivesOrderNotifications: details.receive_order_notification,
})

/** The administration of this installation is pages of the dashboard: only one that stands elsewhere has an address. */
export function externalAddress(text: string | null, ownHost: string): string | null {
  const url = webAddress(text)
  return url !== null && new URL(url).host !== ownHost ? url : null
}
