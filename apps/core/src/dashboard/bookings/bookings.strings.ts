export const bookingStrings = {
  'booking.notPossible': 'This booking can no longer be canceled',
  'booking.needsRefund': 'You need the permission to refund payments, or cancel without a refund.',
  'booking.email': 'Enter valid email address',
  'booking.pending': 'An earlier change of this booking is still waiting for its payment',
  'booking.tooFewLeft': 'Some of these places have already been used at the entrance',
  'booking.sent': 'The tickets were sent to {email}',
  'booking.notSent': 'There are no tickets to send for this booking',
  'booking.required': 'This field is required',
  'booking.invalid': 'Enter a valid value',
  'booking.phone': 'Enter valid phone number',
  'booking.gateway': 'Choose at least one payment method that is available',
  'booking.terms': 'The guest has to accept the terms',
  'booking.line': 'Only {left} left for this date',
  'booking.notOffered': 'This ticket can’t be booked for this date',
  'booking.inFlight': 'This booking is already being made',
  'booking.keyReused': 'This request was already used for another booking',
  'booking.nothing': 'Choose what to change',
} as const

export type BookingString = keyof typeof bookingStrings
