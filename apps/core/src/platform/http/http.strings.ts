/** What the core says about a request it could not take. `{…}` stands for a value. */
export const httpStrings = {
  'http.required': 'This field is required',
  'http.unknown': 'This field is not known here',
  'http.repeated': 'This field was given more than once',
  'http.tooLong': 'At most {limit} characters',
  'http.tooMuch': 'At most {limit}',
  'http.invalid': 'This value is not valid',
  'http.place': 'Send lat from -90 to 90 and lng from -180 to 180 as numbers, or leave the field out',
  'http.malformedJson': 'The request is not valid JSON',
  'http.wrongContentType': 'Send the request as application/json',
  'http.tooLarge': 'The request is larger than {limit} bytes',
  'http.methodNotAllowed': 'Method not implemented',
  'http.notFound': 'Not found',
  'http.unknownHost': 'No merchant answers at this address',
  'http.keyReused': 'This Idempotency-Key was used with another request',
  'http.badSignature': 'The signature does not verify',
  'http.malformed': 'The request could not be read',
  'http.unexpected': 'Unexpected error',
  'http.unavailable': 'Please try again in a moment',
  'http.storageFull': 'Nothing can be saved at the moment. Please try again later',
}

export type HttpString = keyof typeof httpStrings
