export const orderStrings = {
  'order.tooManyFiles': 'You’ve downloaded many files in the last hour. Try again later.',
  'order.notFound': 'Order not found.',
  'order.notAllowed': 'This order can’t be moved to that status.',
  'order.noStepBack': 'This step can no longer be undone.',
  'order.notCancelable': 'This order can no longer be canceled.',
  'order.needsRefund': 'You don’t have permission to refund. Cancel without a refund, or ask a colleague.',
  'order.nothingPaid': 'Nothing was paid for this order.',
  'order.amount': 'Enter an amount up to {amount}',
  'order.pieces': 'You can’t refund more items than were bought',
} as const

export type OrderString = keyof typeof orderStrings
