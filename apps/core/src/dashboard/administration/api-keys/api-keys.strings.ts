export const keyAdministrationStrings = {
  'keySetup.notFound': 'There is no such key, or it was revoked before.',
  'keySetup.required': 'This field is required',
  'keySetup.scopeRequired': 'Choose at least one',
  'keySetup.scopeUnknown': 'Choose from the list',
  'keySetup.scopeNotYours': 'You may not refund, capture and void yourself, so no key of yours may.',
  'keySetup.tooMany': 'At most {limit} keys are open at once. Revoke one first.',
} as const

export type KeyAdministrationString = keyof typeof keyAdministrationStrings
