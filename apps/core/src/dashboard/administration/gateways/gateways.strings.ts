export const gatewayAdministrationStrings = {
  'gatewaySetup.notFound': 'There is no such gateway.',
  'gatewaySetup.required': 'This field is required',
  'gatewaySetup.currencyRequired': 'Choose at least one currency',
  'gatewaySetup.currencyTwice': '{currency} stands here twice',
  'gatewaySetup.currencyUnknown': '{currency} is no currency',
  'gatewaySetup.currencyNotTaken': 'This gateway does not take {currency}',
  'gatewaySetup.unitUnknown': 'There is no such unit',
  'gatewaySetup.amount': 'Enter an amount, for example {example}',
  'gatewaySetup.tooLarge': 'This amount is too large',
  'gatewaySetup.aboveZero': 'Must be more than zero, or empty',
  'gatewaySetup.belowMinimum': 'This is less than the minimum, {minimum}',
  'gatewaySetup.changed': 'Somebody else has changed this gateway. Look at it again, then save.',
  'gatewaySetup.orderChanged': 'The gateways have changed since. Look at them again.',
} as const

export type GatewayAdministrationString = keyof typeof gatewayAdministrationStrings
