export const templatesStrings = {
  'templateSetup.empty': 'This field is required',
  'templateSetup.tooLong': 'Write at most {limit} characters',
  'templateSetup.unknownVariable': 'There is no placeholder {braces}. You can use: {known}',
  'templateSetup.strayBrace': 'A brace belongs to no placeholder: write a whole one, like {example}',
  'templateSetup.neverSent': 'This message goes by email alone',
  'templateSetup.impossible': 'No mail can be sent from here: no mail server is set.',
  'templateSetup.tooMany': 'You have sent many tests. Try again in an hour.',
  'templateSetup.changed': 'Somebody else has changed these words meanwhile. Look at them again, then save.',
  'templateSetup.unlike': 'Your account has no email address that could take a test.',
} as const

export type TemplatesString = keyof typeof templatesStrings
