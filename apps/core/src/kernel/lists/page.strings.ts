export const pageStrings = {
  'page.tooFar': 'Only the first {limit} pages can be opened by number. Go on from page to page',
  'page.tooMany': 'At most {limit} rows at once',
  'page.unreadable': 'This address no longer leads to a page. Begin at the first',

  'state.created': 'Created',
} as const

export type PageString = keyof typeof pageStrings
