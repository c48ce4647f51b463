/** What a payer is told where the merchant has no words of their own. */
export const restrictionStrings = {
  'restriction.identifierMissing': 'Tell us who pays: a field above is missing',
  'restriction.blocked': 'We cannot take this payment. Please contact us.',
  'restriction.notAllowed': 'Payments are taken from registered customers only. Please contact us.',
  'restriction.currency': 'This currency is not taken here',
  'restriction.gateway': 'Choose another way to pay: this one is not taken here',
  'restriction.closed': 'Payments are not taken at this time. Please come back later.',
  'restriction.tooSmall': 'Pay at least {limit}',
  'restriction.tooLarge': 'Pay at most {limit}',
  'restriction.paymentsPerDay': 'You have reached today’s number of payments ({limit})',
  'restriction.paymentsPerMonth': 'You have reached this month’s number of payments ({limit})',
  'restriction.sumPerDay': 'Together with today’s payments this is more than {limit}',
  'restriction.sumPerMonth': 'Together with this month’s payments this is more than {limit}',
} as const

export type RestrictionString = keyof typeof restrictionStrings
