/** What the core says about a code and the value beside it. `{…}` stands for a value. */
export const codeStrings = {
  'verify.notFound': 'There is no code verification at this address',
  'verify.required': 'This field is required',
  'verify.malformed': 'Enter the digits of your code',
  'verify.noMatch': 'This code does not match, or it can no longer be used',
  'verify.pairNoMatch': 'This does not match the code',
  'verify.used': 'This code was already used',
  'verify.over': 'This code has expired',
  'verify.phone': 'Enter valid phone number',
  'verify.tooMany': 'Too many tries. Wait {minutes} min and try again',
}

export type CodeString = keyof typeof codeStrings
