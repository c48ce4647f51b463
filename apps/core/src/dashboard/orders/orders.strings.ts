export const orderStrings = {
  'order.notFound': 'There is no such order.',
  'order.notAllowed': 'The order can’t go there from where it is now.',
  'order.notCancelable': 'This order can’t be canceled any more.',
  'order.needsRefund': 'You don’t have permission to refund. Cancel without a refund, or ask a colleague.',
  'order.nothingPaid': 'Nothing was paid for this order.',
  'order.amount': 'Enter an amount up to {amount}',
  'order.pieces': 'More pieces than were bought can’t be refunded',
} as const

export type OrderString = keyof typeof orderStrings
