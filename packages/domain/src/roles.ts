import { permissions } from './permissions.ts'

/**
 * Permissions of Wasl's own roles (payments B12), the same at every merchant. A merchant can add roles.
 * The owner is not a role: an owner is a superuser.
 */
export const readyRoles = {
  admin: permissions,
  finance: [
    'view_paymenttransaction_statistics',
    'search_paymenttransaction',
    'view_export_settings',
    'payment.refund',
    'payment.capture',
    'payment.void',
    'payment.resolve',
    'operations.check',
    'audit.view',
  ],
  support: [
    'search_paymenttransaction',
    'payment.create',
    'payment.templates',
    'payment.edit',
    'payment.cancel',
    'payment.delete',
  ],
  cashier: ['search_paymenttransaction', 'payment.create'],
  kitchen: ['search_paymenttransaction', 'orders.manage', 'orders.scan'],
  events: ['search_paymenttransaction', 'bookings.manage', 'checkin.scan'],
  viewer: ['view_paymenttransaction_statistics', 'search_paymenttransaction'],
  developer: ['search_paymenttransaction', 'developers.manage'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ReadyRole = keyof typeof readyRoles

export const isReadyRole = (name: string): name is ReadyRole => Object.hasOwn(readyRoles, name)

/** Empty for a role that no longer exists. */
export const permissionsOfReadyRole = (name: string): readonly string[] =>
  isReadyRole(name) ? readyRoles[name] : []

/**
 * When an administrator gives one of these, a superuser must approve (payments B8). `operations.check` is here because
 * an administrator could otherwise create the colleague who approves their own requests.
 */
export const approvedPermissions: readonly string[] = ['payment.refund', 'payment.void', 'operations.check']
