import { TransactionList } from '@wasl/contracts/core/dashboard/transactions/row.contract'
import type { OfferedAction } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import { expect, test } from 'vitest'
import { rowsAsFound } from '../operations/row-as-found.ts'
import { listOnWire } from './list-on-wire.ts'
import { rowOnWire, type Row } from './row-on-wire.ts'

const at = new Date('2026-11-22T09:00:00Z')

const refund: OfferedAction = {
  value: 'refund',
  display_name: 'Refund',
  display_name_en: 'Refund',
  display_name_ar: 'استرداد',
  icon: 'undo',
  url: '/api/v1/plugins/payment_request/transaction/T1/refund/?attempt=A1&claim=a%22b',
  method: 'POST',
  available_amount: '4.250',
  currency_code: 'KWD',
  attempt_id: 'A1',
  claim: 'a "quoted"\\\n number',
  moves_whole: true,
  is_permitted: false,
  hindrance: 'ينتظر "زملاء"',
}

const email: OfferedAction = {
  value: 'email',
  method: 'POST',
  display_name: 'إرسال بريد',
  display_name_en: 'Send email',
  display_name_ar: 'إرسال بريد',
  icon: 'mail',
  url: '/api/v1/plugins/payment_request/transaction/T1/email/',
  available_amount: null,
  is_permitted: true,
}

const [found] = rowsAsFound([
  {
    id: 1,
    publicId: 'T1',
    plugin: 'payment_request',
    unitKey: 'main',
    orderNo: 'TT-1',
    currency: 'KWD',
    amount: 4_250,
    originalAmount: null,
    state: 'paid',
    stateChangedAt: at,
    pgCodes: ['knet', 'card'],
    language: 'ar',
    initiator: 'noura',
    descriptionEn: 'A "box"',
    descriptionAr: 'علبة',
    remarks: [],
    extra: {},
    merchantFields: { table: '٧' },
    expiresAt: null,
    needsReview: false,
    gatewayCode: 'knet',
    productType: null,
    bulkId: null,
    bulkName: null,
    seenAt: at,
    emailSeenAt: null,
    disclosedAt: null,
    deletedAt: null,
    createdAt: at,
    unitTitleEn: 'Tamra & Tide',
    unitTitleAr: 'تمرة ومدّ',
    gatewayNameEn: 'KNET',
    gatewayNameAr: 'كي نت',
    customerId: 7,
    nameEn: null,
    nameAr: 'نورة',
    email: 'noura@example.com',
    phone: null,
    openKind: null,
    openAmount: null,
    openCurrency: null,
    isDisclosable: false,
    triedId: 3,
    triedPublicId: 'A1',
    triedIsWinner: true,
    triedTrackId: '700000001',
    triedState: 'success',
    triedStateChangedAt: at,
    triedGatewayCode: 'knet',
    triedCurrency: 'KWD',
    triedFee: 250,
    triedCharge: 4_500,
    triedAuthorized: 0,
    triedCaptureReserved: 0,
    triedVoided: 0,
    triedCaptured: 4_500,
    triedFeeCaptured: 250,
    triedRefundReserved: 0,
    triedRefunded: 0,
    triedQuarantined: 0,
    triedAdapter: 'sandbox',
    triedOperations: null,
  },
])
if (!found) throw new Error('a row is a transaction')

const row = (actions: readonly OfferedAction[]): Row => ({
  found,
  attempts: found.attempts,
  children: [],
  actions,
  unresolved: null,
})

const page = (rows: Row[]) => ({ rows, count: 3, isExact: true, next: 'a"b', previous: null })

const said = (rows: Row[], language: 'en' | 'ar'): unknown =>
  JSON.parse(new TextDecoder().decode(listOnWire(page(rows), { size: 50, language, asOf: at })))

test('a list leaves as the contract says: every row with all it is, its actions with all they are', () => {
  const rows = [row([refund, email]), row([]), row([email, refund])]
  for (const language of ['en', 'ar'] as const) {
    const body = said(rows, language)
    expect(body).toEqual({
      results: rows.map((one) => rowOnWire(one, language)),
      count: 3,
      count_is_exact: true,
      page_size: 50,
      as_of: at.toISOString(),
      next_cursor: 'a"b',
      previous_cursor: null,
    })
    // What the contract does not name would be missing from what it parsed.
    expect(TransactionList.parse(body)).toEqual(body)
  }
})

test('a list of nothing is a list', () => {
  expect(said([], 'en')).toMatchObject({ results: [], count: 3 })
})

test('an action says its name in the language of the page, not in that of the page before', () => {
  const inEnglish = row([{ ...email, display_name: 'Send email' }])
  const inArabic = row([email])
  const names = [inEnglish, inArabic, inEnglish].map((one) => said([one], 'en'))
  expect(names).toMatchObject(
    ['Send email', 'إرسال بريد', 'Send email'].map((display_name) => ({
      results: [{ actions: [{ display_name }] }],
    })),
  )
})

test('a remark that is a table stays one in the text of all remarks, and each remark is told as it was written', () => {
  const remarks = [
    { label_en: 'Order', label_ar: 'الطلب', value: 'Date latte:2~Karak:1' },
    { label_en: 'Guests ~ all: told', label_ar: 'الضيوف', value: 'about 20 ~ 30' },
  ]
  const remarked: Row = { ...row([]), found: { ...found, transaction: { ...found.transaction, remarks } } }
  expect(rowOnWire(remarked, 'en')).toMatchObject({
    remarks: 'Order:~Date latte:2~Karak:1~Guests - all  told:about 20 - 30',
    remark_rows: remarks,
  })
  expect(rowOnWire(remarked, 'ar')).toMatchObject({
    remarks: 'الطلب:~Date latte:2~Karak:1~الضيوف:about 20 - 30',
  })
})
