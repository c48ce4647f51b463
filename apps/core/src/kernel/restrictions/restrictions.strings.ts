/** What a payer is told where the merchant has no words of their own. */
export const restrictionStrings = {
  'restriction.identifierMissing': 'Enter the missing field above so we know who is paying',
  'restriction.blocked': 'We cannot take this payment. Please contact us.',
  'restriction.notAllowed': 'Only registered customers can pay here. Please contact us.',
  'restriction.currency': 'We don’t accept this currency here',
  'restriction.gateway': 'This payment method isn’t available here. Choose another one.',
  'restriction.closed': 'We don’t accept payments at this time. Please come back later.',
  'restriction.tooSmall': 'Pay at least {limit}',
  'restriction.tooLarge': 'Pay at most {limit}',
  'restriction.paymentsPerDay':
    'You’ve reached the number of payments allowed in a day ({limit}). Please try again tomorrow.',
  'restriction.paymentsPerMonth': 'You’ve reached the number of payments allowed in a month ({limit})',
  'restriction.sumPerDay': 'With your earlier payments today, this exceeds the daily limit of {limit}',
  'restriction.sumPerMonth':
    'With your earlier payments this month, this exceeds the monthly limit of {limit}',
  'restriction.aloneOverDay': 'This amount exceeds the daily limit of {limit}',
  'restriction.aloneOverMonth': 'This amount exceeds the monthly limit of {limit}',
} as const

export type RestrictionString = keyof typeof restrictionStrings
