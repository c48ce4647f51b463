import { expect, test } from 'vitest'
import { attendanceOf, judgeScan, type DoorRules, type Scan, type ScannedPlace } from './check-in.ts'

const place: ScannedPlace = {
  event: 7,
  ticket: 'seat',
  date: '2026-12-18',
  startsAt: new Date('2026-12-18T16:00:00Z'),
  endsAt: new Date('2026-12-18T17:30:00Z'),
  version: 2,
  isVoid: false,
  isPurchased: true,
  bookingState: 'booked',
}
const door: DoorRules = {
  event: 7,
  tickets: null,
  dates: null,
  allowsReentry: false,
  opensBeforeMinutes: 120,
  closesAfterMinutes: 120,
  refusesOutside: false,
  admitsUnpaid: false,
}
const scan: Scan = { kind: 'entry', version: 2, at: new Date('2026-12-18T15:50:00Z'), today: '2026-12-18' }
const early = { at: new Date('2026-12-18T13:59:00Z') }
const late = { at: new Date('2026-12-18T19:31:00Z') }
const friday = { at: new Date('2026-12-16T15:50:00Z'), today: '2026-12-16' }
const inside = { isInside: true, entries: 1 }
const outside = { isInside: false, entries: 1 }

test.each([
  ['a valid code in time', {}, {}, null, {}, 'ok', null],
  ['a second scan of it', {}, {}, inside, {}, 'duplicate', null],
  ['after an exit where nobody comes back in', {}, {}, outside, {}, 'duplicate', null],
  ['after an exit where everybody may', {}, { allowsReentry: true }, outside, {}, 'ok', null],
  ['twice without an exit where everybody may', {}, { allowsReentry: true }, inside, {}, 'duplicate', null],
  ['an exit', {}, {}, inside, { kind: 'exit' }, 'ok', null],
  ['an exit of nobody inside', {}, {}, outside, { kind: 'exit' }, 'not_inside', null],
  ['a code of before it was renewed', {}, {}, null, { version: 1 }, 'revoked', null],
  ['a place that was given up', { isVoid: true }, {}, null, {}, 'revoked', null],
  ['a booking that was canceled', { bookingState: 'canceled', isVoid: true }, {}, null, {}, 'canceled', null],
  ['an unpaid place', { isPurchased: false }, {}, null, {}, 'unpaid', null],
  [
    'an unpaid place where it is let in',
    { isPurchased: false },
    { admitsUnpaid: true },
    null,
    {},
    'ok',
    null,
  ],
  ['another event', { event: 8 }, {}, null, {}, 'wrong_event', null],
  ['another gate', {}, { tickets: ['table'] }, null, {}, 'wrong_gate', null],
  ['a date that the list does not let in', {}, { dates: ['2026-12-19'] }, null, {}, 'wrong_date', null],
  ['a ticket of Friday two days before', {}, {}, null, friday, 'wrong_date', null],
  ['early on its day, warned of', {}, {}, null, early, 'ok', 'too_early'],
  ['early, refused', {}, { refusesOutside: true }, null, early, 'too_early', null],
  ['late, warned of', {}, {}, null, late, 'ok', 'too_late'],
  ['late, refused', {}, { refusesOutside: true }, null, late, 'too_late', null],
] as const)('%s', (...row) => {
  const [, ofPlace, ofDoor, entry, ofScan, verdict, warns] = row
  expect(judgeScan({ ...place, ...ofPlace }, { ...door, ...ofDoor }, entry, { ...scan, ...ofScan })).toEqual({
    verdict,
    warns,
  })
})

test('after midnight a guest of the evening before comes in while the door is open', () => {
  const at = new Date('2026-12-18T21:10:00Z')
  const night = { ...place, endsAt: new Date('2026-12-18T22:00:00Z') }
  expect(judgeScan(night, door, null, { ...scan, at, today: '2026-12-19' }).verdict).toBe('ok')
})

test('a booking of which some came is partly attended, and expected until it is over', () => {
  const of = (came: number, isOver = false) => attendanceOf({ places: 2, came, isOver })
  expect([of(0), of(0, true), of(1), of(2), of(2, true)]).toEqual([
    'expected',
    'not_attended',
    'partial_attended',
    'attended',
    'attended',
  ])
})
