export const administeredStrings = {
  'administered.required': 'This field is required',
  'administered.notFound': 'This no longer exists. Go back to the list.',
  'administered.changed': 'Someone else changed this. Review it, then save.',
  'administered.tooMany': 'You have reached the limit of {limit}.',
} as const

export type AdministeredString = keyof typeof administeredStrings
