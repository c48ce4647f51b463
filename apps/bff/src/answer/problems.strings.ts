/** What the bff itself has to say; everything else is the core's own message. */
export const problems = {
  badRequest: 'The request is not valid.',
  fieldRequired: 'This field is required',
  fieldTooLong: 'This field is too long.',
  fieldTooMuch: 'This is more than is possible here.',
  fieldInvalid: 'This value is not valid.',
  textSyntax:
    'Something in braces is not closed, or a plural has no “other”. Compare with the original text.',
  textPlain: 'This text takes nothing in braces and no tags. Write it in plain words.',
  textPlaces: 'Use these as in the original text, and no others: {names}',
  fieldUnknown: 'This field is not known.',
  crossSite: 'This request did not come from this site. Open the page again.',
  notFound: 'Not found',
  transactionNotFound: 'Transaction not found',
  sectionDisabled: 'This section is not open to you.',
  unknownHost: 'No merchant answers at this address.',
  methodNotAllowed: 'This method is not allowed here.',
  tooLarge: 'The request is too large.',
  wrongContentType: 'The request must be JSON.',
  tooManyRequests: 'Too many requests. Wait a moment and try again.',
  tooManyOrders: 'You have 3 unpaid orders. Pay one of them, or try again in a few minutes.',
  formExpired: 'This page was open for a long time. Check the amount and press again.',
  amountChanged: 'The amount has changed. Check the new total and press again to pay.',
  chooseGateway: 'Choose how to pay.',
  termsRequired: 'Agree to the terms to pay.',
  notAuthenticated: 'You are signed out. Sign in to go on.',
  signInAgain: 'The code can no longer be used. Sign in again.',
  linkOver: 'This link can no longer be used. Ask for a new one.',
  unexpected: 'Unexpected error',
  unavailable: 'The service is not available for a moment. Try again.',
}

export type ProblemCode = keyof typeof problems
