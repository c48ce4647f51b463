export const writtenStrings = {
  'written.bold': 'Bold: {field}',
  'written.italic': 'Italic: {field}',
  'written.list': 'List: {field}',
  'written.link': 'Link: {field}',
  'written.raw': 'This text has a table or headings, so you edit it as HTML.',
} as const

export type WrittenString = keyof typeof writtenStrings
