export const pageTextsStrings = {
  'pageTexts.tooMany': 'There can be up to {most} texts of your own. Put some back first.',
  'pageTexts.syntax':
    'Something in braces is not closed, or a plural has no “other”. Compare with the original text.',
  'pageTexts.plain': 'This text takes nothing in braces and no tags. Write it in plain words.',
  'pageTexts.places': 'Use these as in the original text, and no others: {names}',
  'pageTexts.changed': 'Someone else changed these settings. Review the texts, then save.',
} as const

export type PageTextsString = keyof typeof pageTextsStrings
