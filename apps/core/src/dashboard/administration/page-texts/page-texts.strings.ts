export const pageTextsStrings = {
  'pageTexts.tooMany': 'There can be up to {most} texts of your own. Put some back first.',
  'pageTexts.changed':
    'Somebody else has changed the merchant meanwhile. Look at the texts again, then save.',
} as const

export type PageTextsString = keyof typeof pageTextsStrings
