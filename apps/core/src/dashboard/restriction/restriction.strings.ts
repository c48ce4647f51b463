export const restrictionScreenStrings = {
  'rule.notFound': 'There is no such rule.',
  'rule.required': 'This field is required',
  'rule.scopeEmpty': 'Choose at least one',
  'rule.unknownChoice': 'Choose from the list',
  'rule.amount': 'Must be valid positive number',
  'rule.tooLarge': 'This amount is too large',
  'rule.currencyRequired': 'Choose the currency of this amount',
  'rule.belowMinimum': 'This is less than the smallest amount',
  'rule.belowDay': 'This is less than the limit of a day',
  'rule.sameTime': 'The end is the same as the beginning',
  'rule.limitsNothing':
    'This rule limits nothing yet: choose a list, a limit, a currency, a gateway or a time',
  'rule.changed': 'Somebody else has changed this rule. Look at it again, then save.',
  'rule.tooMany': 'A merchant has at most {limit} rules. Delete one first.',
  'rule.phone': 'This is no phone number',
  'rule.email': 'This is no email address',
  'rule.civil_id': 'A civil ID has 12 digits',
  'rule.customer_id': 'At most 64 letters and digits',
  'rule.identifiersFull': 'A rule lists at most {limit} identifiers',
} as const

export type RestrictionScreenString = keyof typeof restrictionScreenStrings
