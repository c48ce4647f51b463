export const collectorSetupStrings = {
  'collectorSetup.user': 'There is no such user',
  'collectorSetup.taken': 'This user has a counter already',
  'collectorSetup.unit': 'There is no such unit',
} as const

export type CollectorSetupString = keyof typeof collectorSetupStrings
