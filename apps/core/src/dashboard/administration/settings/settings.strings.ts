export const settingsStrings = {
  'settingsSetup.timezone': 'There is no such time zone',
  'settingsSetup.gateway': 'Choose from the list',
  'settingsSetup.amount': 'Must be valid positive number',
  'settingsSetup.currency': 'This currency is not taken here',
  'settingsSetup.origin': '{address} is no origin: write https:// and a name, with nothing behind it',
  'settingsSetup.hours': 'Whole hours, from {least} to {most}',
  'settingsSetup.changed': 'Somebody else has changed the settings meanwhile. Look at them again, then save.',
} as const

export type SettingsString = keyof typeof settingsStrings
