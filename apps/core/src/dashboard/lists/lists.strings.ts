export const listsStrings = {
  'views.taken': 'You already have a view of that name',
  'views.tooMany': 'At most {limit} views',
} as const

export type ListsString = keyof typeof listsStrings
