export const administeredStrings = {
  'administered.required': 'This field is required',
  'administered.notFound': 'This is no longer there. Go back to the list.',
  'administered.changed': 'Someone else changed this meanwhile. Look at it again, then save.',
  'administered.tooMany': 'There are {limit} of them already, and no more fit.',
} as const

export type AdministeredString = keyof typeof administeredStrings
