export const collectorSetupStrings = {
  'collectorSetup.required': 'This field is required',
  'collectorSetup.user': 'There is no such user',
  'collectorSetup.taken': 'This user has a counter already',
  'collectorSetup.unit': 'There is no such unit',
  'collectorSetup.changed': 'Somebody else has changed this meanwhile. Look at it again, then save.',
  'collectorSetup.notFound': 'There is no such collector.',
  'collectorSetup.tooMany': 'A merchant has at most {limit} collectors.',
} as const

export type CollectorSetupString = keyof typeof collectorSetupStrings
