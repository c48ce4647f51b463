export const rangeStrings = {
  'range.from': 'From',
  'range.to': 'To',
  'range.clear': 'Clear',
  'range.today': 'Today',
  'range.yesterday': 'Yesterday',
  'range.last7Days': 'Last 7 days',
  'range.thisMonth': 'This month',
  'range.endsBeforeStart': 'The end is before the start: choose the same day or a later one',
  'range.open': 'Choose a date',
  'range.hour': 'Hour',
  'range.minute': 'Minute',
  'range.done': 'Done',
  'range.unreadable.minute': 'Write the date like 11/20/2026 14:05',
  'range.unreadable.day': 'Write the date like 11/20/2026',
  'range.outside': 'Choose a later date',
  'range.previous': 'Previous month',
  'range.next': 'Next month',
  'range.isToday': 'today',
  'range.chosen': 'chosen',
  'range.zone': '{zone} time. To starts at From.',
} as const

export type RangeString = keyof typeof rangeStrings
