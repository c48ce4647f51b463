import { expect, test } from 'vitest'
import { movedBy } from '../../parts/moved-by.ts'
import { nextRemarkId } from './next-remark-id.ts'
import {
  amountText,
  commandOf,
  fieldsOf,
  leftOut,
  moved,
  offeredIn,
  startForm,
  templateFieldsOf,
  type RequestForm,
} from './request-form.ts'
import { requestSetup } from './request.fixtures.ts'

const setup = requestSetup()
const empty = startForm(setup, null)
const phones = { phone: '', secondPhone: '' }
const now = Date.parse('2026-11-20T15:00:00Z')
const filled = (changes: Partial<RequestForm>) => ({ ...empty, ...changes })
const sent = (changes: Partial<RequestForm>, isSent = true) => {
  const form = filled(changes)
  const instantOf = (wall: string) => `${wall}:00+03:00`
  return commandOf(form, { fields: fieldsOf(form, phones), instantOf, now, isSent })
}

test('an empty form takes the merchant’s currency, all gateways that take it, and what it tells', () => {
  expect(empty).toMatchObject({
    currency: 'KWD',
    gateways: ['knet', 'card', 'instalments', 'cod'],
    life: '24',
    unit: 'main',
    told: { email: ['created', 'paid'], sms: ['created'], whatsapp: [] },
  })
})

test('a paused unit is not begun with, and a gateway of another currency is not kept', () => {
  const [first] = setup.units
  if (!first) throw new Error('there is no unit')
  const units = [
    { ...first, key: 'closed', isPaused: true },
    { ...first, key: 'open' },
  ]
  expect(startForm(requestSetup({ units }), null).unit).toBe('open')
  const seed = { fields: { currency: 'USD', gateways: ['knet', 'card'] }, attachment: null }
  expect(startForm(setup, seed).gateways).toEqual(['card'])
})

test('what cannot be paid in the new currency is given up', () => {
  expect(moved(filled({ gateways: ['knet'] }), setup, { currency: 'USD' })).toMatchObject({
    currency: 'USD',
    gateways: ['card'],
  })
})

test('another unit offers its own gateways at its own fees; what is chosen stays where it can, and the rest is named', () => {
  const [first] = setup.units
  const [knet, card] = setup.gateways
  if (!first || !knet || !card) throw new Error('there are no units or gateways')
  const two = requestSetup({
    units: [first, { ...first, key: 'kiosk' }],
    gateways: [knet, { ...card, feesAt: { main: { KWD: '0.250' }, kiosk: { KWD: '0.100' } } }],
  })
  const before = startForm(two, null)
  expect(before.gateways).toEqual(['knet', 'card'])
  const after = moved(before, two, { unit: 'kiosk' })
  expect(after).toMatchObject({ unit: 'kiosk', gateways: ['card'] })
  expect(offeredIn(two, after)).toMatchObject([{ code: 'card', fees: { KWD: '0.100' } }])
  expect(leftOut(before.gateways, after, two)).toEqual([knet])
  const seed = { fields: { unit: 'kiosk', gateways: ['knet', 'card'] }, attachment: null }
  expect(startForm(two, seed).gateways).toEqual(['card'])
})

test.each([
  ['٤٨٫٧٥٠', '48.750'],
  ['1,048.750', '1048.750'],
  ['48,750', '48,750'],
  ['abc', 'abc'],
])('%s goes to the core as %s', (typed, text) => {
  expect(amountText(typed, 'KWD')).toBe(text)
})

test('only what was filled in is sent, with the end of the link by the clock', () => {
  expect(sent({ amount: '48.75', life: '168', email: ' a@b.example ', orderNo: 'TT-1' })).toMatchObject({
    amount: '48.75',
    email: 'a@b.example',
    orderNo: 'TT-1',
    expiresAt: '2026-11-27T15:00:00.000Z',
  })
  expect(sent({})).not.toHaveProperty('firstName')
  expect(sent({ life: 'custom', expires: '2026-12-01T10:00' }).expiresAt).toBe('2026-12-01T10:00:00+03:00')
})

test('without sending, nobody hears that it was made, and everything else stays', () => {
  const told = { email: ['created', 'paid'], sms: ['created'], whatsapp: [] } as const
  expect(sent({ told }).notifications).toEqual({ email: ['created', 'paid'], sms: ['created'], whatsapp: [] })
  expect(sent({ told }, false).notifications).toEqual({ email: ['paid'], sms: [], whatsapp: [] })
})

test('limits are sent only of an amount that may be changed, and one smallest amount of the two', () => {
  const limits = { minimumKind: 'share', minimum: '5', share: '30', maximum: '60' } as const
  expect(sent(limits)).not.toHaveProperty('minimumPercent')
  const both = sent({ ...limits, isEditable: true })
  expect(both).toMatchObject({ isEditable: true, minimumPercent: 30, maximum: '60' })
  expect(both).not.toHaveProperty('minimum')
})

test('a remark named in one language is named in both, and an empty row is left out', () => {
  const remarks = [
    { id: 0, labelEn: 'Seat', labelAr: '', value: '12' },
    { id: 1, labelEn: '', labelAr: '', value: ' ' },
  ]
  expect(sent({ remarks }).remarks).toEqual([{ labelEn: 'Seat', labelAr: 'Seat', value: '12' }])
})

test('a template keeps how long the link works, not when it ends, and no order number', () => {
  const form = filled({ life: '168', orderNo: 'TT-1', due: '2026-12-01T10:00' })
  const fields = templateFieldsOf(form, fieldsOf(form, phones))
  expect(fields).toMatchObject({ expiresInHours: 168 })
  expect(fields).not.toHaveProperty('orderNo')
  expect(startForm(setup, { fields, attachment: null })).toMatchObject({ life: '168', due: null })
})

test('rows change places by one, stay at the ends, and a new one has a number of its own', () => {
  const rows = [0, 3].map((id) => ({ id, labelEn: String(id), labelAr: '', value: '' }))
  expect(movedBy(rows, 0, 1).map(({ id }) => id)).toEqual([3, 0])
  expect(movedBy(rows, 0, -1)).toEqual(rows)
  expect(movedBy(rows, 1, 1)).toEqual(rows)
  expect(nextRemarkId(rows)).toBe(4)
  expect(nextRemarkId([])).toBe(0)
})
