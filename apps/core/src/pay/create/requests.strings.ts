/** What the core says about a request that a merchant's server wants to make. `{…}` stands for a value. */
export const requestStrings = {
  'request.required': 'This field is required',
  'request.currencyUnknown': 'This is no ISO 4217 currency',
  'request.gatewayRequired': 'one gateway at least should be selected.',
  'request.gatewayUnknown': 'A gateway with this code is not offered here',
  'request.gatewayCurrency': 'None of these gateways takes {currency}',
  'request.gatewayClosed': 'None of these gateways is offered here for this amount',
  'request.limits': 'The minimum and maximum do not fit the amount',
  'request.delivery': 'Delivery is a part of the amount',
  'request.twoMinimums': 'Give a smallest amount or a share of it, not both',
  'request.dueTooLate': 'The link would stop working before this moment',
  'request.fileUnknown': 'This file is not kept here. Add it again',
  'request.notEditable': 'Only where has_editable_amount is true',
  'request.expiryInPast': 'This moment has passed',
  'request.expiryTooLate': 'At most 366 days from now',
  'request.email': 'Enter valid email address',
  'request.civilId': 'A civil ID has 12 digits',
  'request.customerId': 'At most 64 letters and digits',
  'request.redirectOrigin': "This address is not below one of the merchant's redirect origins",
  'request.webhook.noSecret':
    'What this address hears is signed with the secret of your first webhook. Add one in the administration first',
  'request.webhook.tooMany': 'The requests of this merchant have named 100 servers. Use an address at one of them',
  'request.orderNoTaken': 'This order number was used before',
  'request.unitUnknown': 'There is no unit with this code',
  'request.referrerUnknown': 'There is no code verification with this name',
  'request.inFlight': 'This request is being made. Ask again in a moment',
  'request.keyReused': 'This Idempotency-Key was used with another request',
  'request.pluginNotFound': 'Not found',
}

export type RequestString = keyof typeof requestStrings
