export const filtersStrings = {
  'filters.title': 'Filters',
  'filters.count': '{n, plural, one {# applied} other {# applied}}',
  'filters.applied': 'Filters applied',
  'filters.remove': 'Remove {name}',
  'filters.clearAll': 'Clear all',
  'filters.clear': 'Clear',
  'filters.full': 'A list can be asked for no more values at once. Take some out to choose others.',
  'filters.chosenOf': '{n} of {all}',
  'filters.and': '{first} +{n}',
  'filters.since': 'from {date}',
  'filters.until': 'until {date}',
  'filters.between': '{from} – {to}',
  'filters.any': 'Any',
  'filters.choicesMore': 'These are the first {n}; there are more.',
  'filters.choicesCut': 'These are the first {n}. To find another one, search for {example}',
  'filters.show': 'Show',
  'filters.close': 'Close',
  'filters.yes': 'Yes',
  'filters.no': 'No',
} as const

export type FiltersString = keyof typeof filtersStrings
