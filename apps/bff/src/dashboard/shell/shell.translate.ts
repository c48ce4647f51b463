import type { UserDetails } from '@wasl/contracts/core/dashboard/account.contract'
import type { PermissionRequest as CoreRequest } from '@wasl/contracts/core/dashboard/tickets.contract'
import type { PermissionRequest, StaffUser } from '@wasl/contracts/web/dashboard/shell.contract'
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

export const toRequest = (request: z.infer<typeof CoreRequest>): PermissionRequest => ({
  id: request.id,
  username: request.username,
  name: { en: request.name_en, ar: request.name_ar },
  permission: request.permission,
  object: request.object,
  at: request.created,
})

/** The administration of this installation is pages of the dashboard: only one that stands elsewhere has an address. */
export function externalAddress(text: string | null, ownHost: string): string | null {
  const url = webAddress(text)
  return url !== null && new URL(url).host !== ownHost ? url : null
}
