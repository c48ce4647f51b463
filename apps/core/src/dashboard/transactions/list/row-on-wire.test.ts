import { TransactionRow } from '@wasl/contracts/core/dashboard/transactions/row.contract'
import type { OfferedAction } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import { expect, test } from 'vitest'
import type { FoundRow } from '../operations/rows.store.ts'
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

const found: FoundRow = {
  transaction: {
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
  },
  unit: { titleEn: 'Tamra & Tide', titleAr: 'تمرة ومدّ' },
  gateway: { nameEn: 'KNET', nameAr: 'كي نت' },
  customer: { nameEn: null, nameAr: 'نورة', email: 'noura@example.com', phone: null },
  open: null,
  isDisclosable: false,
  attempts: [
    {
      id: 3,
      publicId: 'A1',
      isWinner: true,
      trackId: '700000001',
      state: 'success',
      stateChangedAt: at,
      gatewayCode: 'knet',
      currency: 'KWD',
      fee: 250,
      charge: 4_500,
      authorized: 0,
      captureReserved: 0,
      voided: 0,
      captured: 4_500,
      feeCaptured: 250,
      refundReserved: 0,
      refunded: 0,
      quarantined: 0,
      adapter: 'sandbox',
      operations: [],
    },
  ],
}

const row = (actions: readonly OfferedAction[]): Row => ({
  found,
  attempts: found.attempts,
  children: [],
  actions,
  unresolved: null,
})

test('a row leaves as the contract says: with all it is, its actions with all they are', () => {
  for (const actions of [[refund, email], [], [email, refund]]) {
    for (const language of ['en', 'ar'] as const) {
      const said: unknown = JSON.parse(JSON.stringify(rowOnWire(row(actions), language)))
      expect(said).toMatchObject({ id: 'T1', amount: '4.250', paid_amount: '4.500', actions })
      // What the contract does not name would be missing from what it parsed.
      expect(TransactionRow.parse(said)).toEqual(said)
    }
  }
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
