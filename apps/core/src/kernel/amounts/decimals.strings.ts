/** A sentence for each number of decimals: the Arabic singular and dual have no digit. */
export const decimalsStrings = {
  'decimals.none': 'Write a whole number, without decimals',
  'decimals.one': 'Use at most 1 decimal',
  'decimals.two': 'Use at most 2 decimals',
  'decimals.several': 'Use at most {decimals} decimals',
} as const

export type DecimalsString = keyof typeof decimalsStrings
