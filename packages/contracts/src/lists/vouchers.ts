import { list, one } from './list.ts'

/**
 * `active`: taken now. `scheduled`: not yet. `used_up`: as often, or for as much, as it may be. `ended`: its time is over.
 * `off`: switched off.
 */
export const voucherStates = ['active', 'scheduled', 'used_up', 'ended', 'off'] as const
export type VoucherState = (typeof voucherStates)[number]

/** `free_delivery`: all of what the delivery costs. */
export const voucherKinds = ['percentage', 'fixed', 'free_delivery'] as const
export const voucherModules = ['catalogue', 'event', 'food_ordering'] as const

/** How many of the latest orders with a voucher are shown. */
export const mostVoucherUses = 50

/** Codes that take something off, newest first. */
export const voucherList = list({
  filters: { state: one(voucherStates) },
  sorts: { created: 'instant' },
  ordering: '-created',
  search: true,
})
