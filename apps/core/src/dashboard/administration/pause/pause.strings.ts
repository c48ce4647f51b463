export const pauseAdministrationStrings = {
  'pauseSetup.notFound': 'There is no such unit.',
  'pauseSetup.inPast': 'This moment has passed',
  'pauseSetup.tooLong': 'At most {days} days ahead',
  'pauseSetup.oneEnd': 'Choose a length or an end, not both',
  'pauseSetup.bothLanguages': 'Write the message in both languages, or in neither',
} as const

export type PauseAdministrationString = keyof typeof pauseAdministrationStrings
