export const bookingStrings = {
  'booking.notPossible': 'This booking can no longer be canceled',
  'booking.needsRefund': 'You need the permission to refund payments, or cancel without a refund.',
  'booking.email': 'Enter valid email address',
  'booking.nothing': 'Choose what to change',
} as const

export type BookingString = keyof typeof bookingStrings
