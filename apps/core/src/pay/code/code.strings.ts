/** What the core says about a code and the value beside it. `{…}` stands for a value. */
export const codeStrings = {
  'code.notFound': 'There is no code verification at this address',
  'code.required': 'This field is required',
  'code.malformed': 'Enter the digits of your code',
  'code.noMatch': 'This code does not match, or it can no longer be used',
  'code.pairNoMatch': 'This does not match the code',
  'code.used': 'This code was already used',
  'code.over': 'This code has expired',
  'code.phone': 'Enter valid phone number',
  'code.tooMany': 'Too many tries. Wait {minutes} min and try again',
}

export type CodeString = keyof typeof codeStrings
