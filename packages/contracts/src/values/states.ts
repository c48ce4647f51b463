/** States that the core's contract, the web's and the screens name. */
export const userStates = ['active', 'invited', 'disabled'] as const
export type UserState = (typeof userStates)[number]

export const deliveryStates = ['due', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
