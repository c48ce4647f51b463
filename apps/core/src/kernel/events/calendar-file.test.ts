import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  uid: 'booking-1@wasl',
  sequence: 2,
  startsAt: new Date('2026-12-18T16:00:00Z'),
  endsAt: new Date('2026-12-18T17:30:00Z'),
  title: 'Tide tasting; seven dates, seven coffees',
  place: 'تمرة ومدّ، الواجهة البحرية، شارع الخليج العربي، السالمية، دولة الكويت',
  text: 'Two seats\nBring nothing',
  url: 'https://example.com/en/events/tide-tasting',
  isCanceled: false,
  madeAt: new Date('2026-12-01T00:00:00Z'),
}

test('a ticket of 19:00 in Kuwait is an entry of 16:00 UTC', () => {
  const text = calendarFile([entry])
  expect(text).toContain('\r\nDTSTART:20261218T160000Z\r\nDTEND:20261218T173000Z\r\n')
  expect(text).toContain(String.raw`SUMMARY:Tide tasting\; seven dates\, seven coffees`)
  expect(text).toContain(String.raw`DESCRIPTION:Two seats\nBring nothing`)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('no line has more than 75 octets, and the folded text is the text', () => {
  const text = calendarFile([entry])
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${entry.place}`)
})
