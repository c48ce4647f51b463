/** States that both contracts and the screens use. */
export const userStates = ['active', 'invited', 'disabled'] as const
export type UserState = (typeof userStates)[number]

export const deliveryStates = ['due', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const reportStates = ['queued', 'preparing', 'ready', 'failed', 'canceled', 'expired'] as const
export type ReportState = (typeof reportStates)[number]

/** Filters of a history; `settings` is everything else. */
export const activityKinds = ['sign_in', 'payments', 'reports', 'settings'] as const
export type ActivityKind = (typeof activityKinds)[number]
