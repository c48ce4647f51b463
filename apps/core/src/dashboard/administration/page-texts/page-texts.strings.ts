export const pageTextsStrings = {
  'pageTexts.tooMany': 'There can be up to {most} texts of your own. Put some back first.',
  'pageTexts.changed': 'Someone else changed these settings. Review the texts, then save.',
} as const

export type PageTextsString = keyof typeof pageTextsStrings
