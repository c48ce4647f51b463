export const pageStrings = {
  'page.tooFar': 'You can open only the first {limit} pages by number. Use Next for later pages',
  'page.tooMany': 'At most {limit} rows at once',
  'page.unreadable': 'This address no longer leads to a page. Begin at the first',

  'state.created': 'Created',
} as const

export type PageString = keyof typeof pageStrings
