import { permissions } from './permissions.ts'

/**
 * What a role of Wasl allows (payments B12). They are the same at every merchant; a merchant's own roles stand beside
 * them. The owner is no role: an owner is a superuser, and may do everything.
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

/** A role that is no longer known allows nothing. */
export const permissionsOfReadyRole = (name: string): readonly string[] =>
  isReadyRole(name) ? readyRoles[name] : []

/**
 * Given by an administrator, these wait for a superuser's yes (payments B8). Of the check, because who could give it alone
 * would make the colleague who says yes to what they ask for.
 */
export const approvedPermissions: readonly string[] = ['payment.refund', 'payment.void', 'operations.check']
