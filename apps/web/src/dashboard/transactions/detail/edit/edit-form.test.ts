import { expect, test } from 'vitest'
import { transactionShown } from '../detail.fixtures.ts'
import { editOf, formOf, formOnto, isSaved, withoutValue } from './edit-form.ts'

const zone = 'Asia/Kuwait'
const transaction = transactionShown({ state: 'pending', expires: '2026-11-21T15:04:00.000Z' })
const { editable } = transaction
if (!editable) throw new Error('the sample can be edited')
const before = formOf(transaction, editable, zone)
const edit = (changes: Partial<typeof before>) =>
  editOf({ transaction, editable, before, after: { ...before, ...changes } }, zone)

test('nothing changed is nothing to send', () => {
  expect(edit({})).toBeNull()
})

test('only what was changed is sent, with the version it was read with', () => {
  expect(edit({ email: ' new@example.com ' })).toEqual({ version: 'v1', email: 'new@example.com' })
  expect(edit({ amount: '41.5 ' })).toEqual({ version: 'v1', amount: '41.5' })
  expect(edit({ phone: '' })).toEqual({ version: 'v1', phone: null })
  expect(edit({ attachment: { kind: 'removed' } })).toEqual({ version: 'v1', attachment: null })
  const file = {
    url: '/api/v1/plugins/x/attachment/new',
    name: 'New.pdf',
    contentType: 'application/pdf',
    bytes: 9,
  }
  expect(edit({ attachment: { kind: 'replaced', file } })).toEqual({ version: 'v1', attachment: file.url })
  expect(edit({ extra: ['Hall B', ''] })).toEqual({ version: 'v1', extra: { hall: 'Hall B' } })
  expect(edit({ extra: ['Hall A', '7'] })).toEqual({ version: 'v1', extra: { table_no: '7' } })
})

test('the expiry is typed on the merchant’s clock and sent as an instant', () => {
  expect(before.expires).toBe('2026-11-21T18:04')
  expect(edit({ expires: '2026-11-22T00:00' })).toEqual({
    version: 'v1',
    expires: '2026-11-21T21:00:00.000Z',
  })
})

test('one remark changed sends all of them, so that their order stays', () => {
  expect(edit({ remarks: ['Ring twice', before.remarks[1] ?? ''] })?.remarks).toEqual([
    { label: { en: 'Note', ar: 'ملاحظة' }, value: 'Ring twice' },
    { label: { en: 'Trays', ar: 'الصواني' }, value: '~Medium:2~Small:1' },
  ])
})

test('new remarks stand behind those that are there; one that says nothing is none', () => {
  const added = [
    { labelEn: 'Table ', labelAr: 'طاولة', value: ' 7 ' },
    { labelEn: '', labelAr: '', value: '' },
  ]
  expect(edit({ added })?.remarks?.slice(2)).toEqual([{ label: { en: 'Table', ar: 'طاولة' }, value: '7' }])
  expect(edit({ added: added.slice(1) })).toBeNull()
  expect(withoutValue([...added, { labelEn: 'Seat', labelAr: '', value: ' ' }])).toEqual([2])
})

test('a new remark whose answer was lost is not sent again once it is there', () => {
  const form = { ...before, added: [{ labelEn: 'Table', labelAr: 'طاولة', value: '7' }] }
  const latest = {
    transaction,
    editable: {
      ...editable,
      version: 'v2',
      remarks: [...editable.remarks, { label: { en: 'Table', ar: 'طاولة' }, value: '7' }],
    },
  }
  expect(isSaved({ from: { transaction, editable }, latest, form }, zone)).toBe(true)
  const other = { ...latest, editable: { ...editable, version: 'v2' } }
  expect(isSaved({ from: { transaction, editable }, latest: other, form }, zone)).toBe(false)
})

/** What a colleague, or a change whose answer was lost, has made of it. */
const later = (changes: { email?: string; phone?: string; amount?: string }) => {
  const { customer, money } = transaction
  const { email = customer.email, phone = customer.phone, amount = money.amount.amount } = changes
  return {
    transaction: {
      ...transaction,
      customer: { ...customer, email, phone },
      money: { ...money, amount: { ...money.amount, amount } },
    },
    editable: { ...editable, version: 'v2' },
  }
}

test('on newer beginnings what was typed stays, and what was not touched follows them', () => {
  const latest = later({ email: 'colleague@example.com', phone: '+96550001111' })
  const now = formOf(latest.transaction, latest.editable, zone)
  const typed = { ...before, phone: '+96550002222' }
  expect(formOnto(typed, before, now)).toEqual({
    ...before,
    email: 'colleague@example.com',
    phone: '+96550002222',
  })
})

test('a change whose answer was lost is known by its version and by every wish', () => {
  const from = { transaction, editable }
  const form = { ...before, email: 'New@example.com ', phone: '00965 5000 2222', amount: '٤١' }
  const done = { email: 'new@example.com', phone: '+96550002222', amount: '41.000' }
  expect(isSaved({ from, latest: later(done), form }, zone)).toBe(true)
  expect(isSaved({ from, latest: later({ ...done, phone: '+96550003333' }), form }, zone)).toBe(false)
  expect(isSaved({ from, latest: from, form }, zone)).toBe(false)
})
