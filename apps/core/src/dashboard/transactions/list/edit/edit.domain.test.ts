import type { PartialUpdate } from '@wasl/contracts/core/dashboard/transactions/detail.contract'
import { isPayable, transactionStates } from '@wasl/domain/states'
import { expect, test } from 'vitest'
import { editableFieldsOf, isEditable, readEdit, type Before } from './edit.domain.ts'

const now = new Date('2026-11-21T09:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

const before: Before = {
  plugin: 'payment_request',
  currency: 'KWD',
  amount: 48_750,
  delivery: 0,
  minimumAmount: null,
  maximumAmount: null,
  merchantFields: { table: '7' },
  email: 'noura@example.com',
  phone: '+96522345678',
  mayStillPay: false,
  attachmentId: 'file-1',
  namedFileId: null,
  country: 'KW',
  fieldLabels: { table: { en: 'Table of then', ar: 'طاولة' } },
  ownFields: [
    { name: 'table', en: 'Table', ar: 'الطاولة' },
    { name: 'waiter', en: 'Waiter', ar: 'النادل' },
  ],
}

type Wish = Omit<PartialUpdate, 'version'>
const read = (wish: Wish, changes: Partial<Before> = {}) =>
  readEdit({ version: '1', ...wish }, { ...before, ...changes }, now)
const edited = (wish: Wish, changes: Partial<Before> = {}) => {
  const { edited: written, problems } = read(wish, changes)
  expect(problems).toEqual([])
  return written
}
const refused = (wish: Wish, changes: Partial<Before> = {}) =>
  read(wish, changes).problems.map(({ field, says }) => `${field} ${says}`)

test('a request is edited while it can be paid, is not deleted and nobody is at a gateway', () => {
  for (const state of transactionStates) {
    const facts = { state, isDeleted: false, hasLiveAttempt: false }
    expect([state, isEditable(facts)]).toEqual([state, isPayable(state)])
    expect([state, isEditable({ ...facts, isDeleted: true })]).toEqual([state, false])
    expect([state, isEditable({ ...facts, hasLiveAttempt: true })]).toEqual([state, false])
  }
})

test('an amount is a field of what a merchant wrote, and of nothing that is a sum', () => {
  expect(editableFieldsOf('payment_request')).toContain('amount')
  expect(editableFieldsOf('food_ordering')).not.toContain('amount')
  expect(editableFieldsOf('food_ordering')).toContain('remarks')
})

test('what is not wished for is not written, nor what is so already', () => {
  expect(edited({})).toEqual({})
  expect(edited({ amount: '48.75' })).toEqual({})
  expect(edited({ amount: '50' })).toEqual({ amount: 50_000 })
  expect(refused({ amount: 'ten' })).toEqual(['amount edit.amount'])
  expect(read({ amount: 'ten' }).edited).toEqual({})
})

test('remarks without a value go; the others need both labels', () => {
  const table = { label_en: 'Table', label_ar: 'طاولة', value: '7' }
  expect(edited({ remarks: [table, { ...table, value: '' }] })).toEqual({ remarks: [table] })
  expect(edited({ remarks: [{ label_en: '', label_ar: '', value: '' }] })).toEqual({ remarks: [] })
  expect(refused({ remarks: [{ ...table, label_en: '' }] })).toEqual(['remarks edit.remarkLabel'])
  expect(refused({ remarks: [table, { ...table, label_ar: '' }] })).toEqual(['remarks edit.remarkLabel'])
})

test('own fields are those that were set up or are there; the others stay, and an empty one goes', () => {
  expect(edited({ extra: { waiter: 'Ali' } })).toMatchObject({
    merchantFields: { table: '7', waiter: 'Ali' },
  })
  expect(edited({ extra: { table: '' } })).toMatchObject({ merchantFields: {} })
  expect(refused({ extra: { waiter: 'Ali', seat: '4' } })).toEqual(['extra.seat edit.unknownField'])
})

test('a field keeps the name its bill has shown, one that is filled now has its name of today', () => {
  expect(edited({ extra: { table: '8', waiter: 'Ali' } }).fieldLabels).toEqual({
    table: { en: 'Table of then', ar: 'طاولة' },
    waiter: { en: 'Waiter', ar: 'النادل' },
  })
})

test('an e-mail and a phone are each written beside the other', () => {
  expect(edited({ customer_email: 'a@b.co' })).toEqual({
    contact: { email: 'a@b.co', phone: '+96522345678' },
  })
  expect(edited({ customer_phone: '٥٥٥٠ ١٢٣٤' })).toEqual({
    contact: { email: 'noura@example.com', phone: '+96555501234' },
  })
  expect(edited({ customer_phone: '0501234567' }, { country: 'SA' }).contact?.phone).toBe('+966501234567')
  expect(edited({ customer_phone: '55501234' }, { country: 'nowhere' }).contact?.phone).toBe('+96555501234')
  expect(edited({ customer_email: '' }).contact).toEqual({ email: null, phone: '+96522345678' })
  expect(edited({ customer_phone: null }).contact).toEqual({ email: 'noura@example.com', phone: null })
})

test.each(['a@', '@b.co', 'a b@c.co', 'nobody'])('"%s" is no e-mail', (email) => {
  expect(refused({ customer_email: email })).toEqual(['customer_email edit.email'])
})

test.each(['12', 'call me', '+965', '0'.repeat(20), '..', '()', '- -'])('"%s" is no phone', (phone) => {
  expect(refused({ customer_phone: phone }, { email: null })).toEqual(['customer_phone edit.phone'])
  expect(refused({ customer_phone: phone })).toEqual(['customer_phone edit.phone'])
})

test('who could be told stays so: the last way to a customer is not taken away', () => {
  const byMail = { phone: null }
  expect(refused({ customer_email: '' }, byMail)).toEqual(['customer_email edit.noCustomer'])
  expect(refused({ customer_phone: '' }, { email: null })).toEqual(['customer_phone edit.noCustomer'])
  expect(refused({ customer_email: '', customer_phone: '' })).toEqual(['customer_email edit.noCustomer'])
  expect(edited({ customer_email: '', customer_phone: '55501234' }, byMail).contact).toEqual({
    email: null,
    phone: '+96555501234',
  })
  expect(edited({ customer_email: '' }, { email: null, phone: null }).contact).toEqual({
    email: null,
    phone: null,
  })
})

test('it expires later than now and within a year', () => {
  expect(edited({ expiration_time: inDays(1) })).toEqual({ expiresAt: new Date(inDays(1)) })
  expect(edited({ expiration_time: inDays(366) })).toEqual({ expiresAt: new Date(inDays(366)) })
  expect(refused({ expiration_time: inDays(0) })).toEqual(['expiration_time edit.expiryInPast'])
  expect(refused({ expiration_time: inDays(366.1) })).toEqual(['expiration_time edit.expiryTooFar'])
})

test('a file is put on, changed and taken away', () => {
  expect(edited({ attachment: 'file-2' }, { namedFileId: 'file-2' })).toEqual({ attachmentId: 'file-2' })
  expect(edited({ attachment: 'file-1' }, { namedFileId: 'file-1' })).toEqual({})
  expect(edited({ attachment: null })).toEqual({ attachmentId: null })
  expect(refused({ attachment: 'file-3' })).toEqual(['attachment edit.fileUnknown'])
  expect(refused({ attachment: null }, { attachmentId: null })).toEqual([])
})
