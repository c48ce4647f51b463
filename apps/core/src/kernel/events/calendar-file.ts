export type CalendarEntry = {
  uid: string
  /** Counts its changes: a calendar takes the newest. */
  sequence: number
  startsAt: Date
  endsAt: Date
  title: string
  place: string
  text: string
  url: string | null
  isCanceled: boolean
  madeAt: Date
}

/** RFC 5545. Moments are UTC: every calendar shows them in its own zone, and none needs ours. */
export const calendarFile = (entries: readonly CalendarEntry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wasl//Tickets//EN',
    'METHOD:PUBLISH',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

const linesOf = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${moment(entry.madeAt)}`,
  `DTSTART:${moment(entry.startsAt)}`,
  `DTEND:${moment(entry.endsAt)}`,
  `SUMMARY:${escaped(entry.title)}`,
  `LOCATION:${escaped(entry.place)}`,
  `DESCRIPTION:${escaped(entry.text)}`,
  ...(entry.url === null ? [] : [`URL:${entry.url}`]),
  `STATUS:${entry.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

const moment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, String.raw`\n`)

const longest = 75

/** A line has at most 75 octets, and no letter is cut. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    const room = parts.length === 0 ? longest : longest - 1
    if (Buffer.byteLength(part + letter) > room) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
