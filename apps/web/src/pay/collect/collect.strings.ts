export const collectStrings = {
  'collect.title': 'Make a payment',
  'collect.to': 'You pay {merchant} at: {collector}',
  'collect.toMerchant': 'You pay {merchant}.',
  'collect.amount': 'Amount',
  'collect.amountHint': 'As you agreed with the person at the counter.',
  'collect.question': 'Which amount do you mean?',
  'collect.currency': 'Currency',
  'collect.firstName': 'First name',
  'collect.lastName': 'Last name',
  'collect.phone': 'Phone',
  'collect.email': 'Email',
  'collect.civilId': 'Civil ID',
  'collect.customerId': 'Customer ID',
  'collect.description': 'What it is for',
  'collect.optional': '(optional)',
  'collect.submit': 'Continue to pay',
  'collect.next': 'Next you choose how to pay. Nothing is charged before.',
} as const

export type CollectString = keyof typeof collectStrings
