export const reportStrings = {
  'report.notFound': 'There is no such report.',
  'report.notReady': 'The report is not ready yet.',
  'report.notYours': 'Only whoever asked for a report may cancel it.',
  'report.tooLate': 'This report is no longer being prepared.',
  'report.notOffered': 'This kind of report cannot be made again here.',
  'report.beyond': 'The file is shorter than that.',
  'report.gone': 'This link was used or is too old, or the file is no longer kept. Ask for it again.',
  'report.tooMany': 'You may ask for five exports in an hour. Please try again later.',
} as const

export type ReportString = keyof typeof reportStrings
