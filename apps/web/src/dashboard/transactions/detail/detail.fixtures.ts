import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { MoneyValue } from '@wasl/contracts/values/web'

const kwd = (amount: string): MoneyValue => ({ amount, currency: 'KWD' })
const at = (time: string) => `2026-11-${time}:00.000Z`
const picture = `data:image/svg+xml;utf8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><path fill="#fff" d="M0 0h29v29H0z"/><path d="M4 4h7v7H4zM18 4h7v7h-7zM4 18h7v7H4zM14 14h2v2h-2z"/></svg>',
)}`

/** PR-1016: paid, and partly given back. */
export const transactionShown = (changes: Partial<TransactionShown> = {}): TransactionShown => ({
  id: 'PR-1016',
  plugin: 'payment_request',
  state: 'paid',
  moneyStates: ['partly_refunded'],
  operation: 'purchase',
  isDeleted: false,
  needsReview: false,
  unresolved: null,
  description: { en: 'Gift trays for the office', ar: 'صواني هدايا للمكتب' },
  money: {
    amount: kwd('40.000'),
    original: kwd('40.000'),
    fee: kwd('0.000'),
    paid: kwd('40.000'),
    authorized: kwd('0.000'),
    refunded: kwd('15.000'),
    refunding: kwd('0.000'),
    refundable: kwd('25.000'),
    remaining: kwd('0.000'),
    delivery: kwd('1.500'),
  },
  payerChooses: null,
  orderNo: 'TT-1016',
  trackId: 'R00001016',
  gateway: { en: 'KNET debit card', ar: 'بطاقة كي نت' },
  offeredGateways: [
    { en: 'KNET debit card', ar: 'بطاقة كي نت' },
    { en: 'Credit card', ar: 'بطاقة ائتمان' },
  ],
  unit: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
  initiator: 'cashier.demo',
  bulk: null,
  productType: null,
  created: at('17T14:41'),
  stateChanged: at('17T15:04'),
  paidAt: at('17T15:04'),
  seenAt: at('17T14:58'),
  emailSeenAt: at('17T14:58'),
  isDisclosed: true,
  due: null,
  expires: at('21T15:04'),
  deletedAt: null,
  customer: {
    name: { en: 'Dana Al-Sabti', ar: 'دانة السبتي' },
    email: 'dana@example.com',
    phone: '+96550012348',
    secondPhone: null,
    additionalPhone: null,
    language: 'en',
  },
  address: [
    { name: 'area', value: 'Salmiya' },
    { name: 'block', value: '4' },
    { name: 'street', value: '12' },
    { name: 'special_instructions', value: 'Ring at the side door' },
  ],
  location: { lat: 29.3339, lng: 48.0761 },
  extra: [
    { name: 'hall', label: { en: 'Hall', ar: 'القاعة' }, value: 'Hall A' },
    { name: 'table_no', label: { en: 'Table', ar: 'الطاولة' }, value: '' },
  ],
  remarks: [
    { label: { en: 'Note', ar: 'ملاحظة' }, text: 'Ring once', rows: [] },
    {
      label: { en: 'Trays', ar: 'الصواني' },
      text: null,
      rows: [
        { name: 'Medium', value: '2' },
        { name: 'Small', value: '1' },
      ],
    },
  ],
  attachment: { name: { en: 'Quote', ar: 'عرض السعر' }, url: '/bff/attachment/1' },
  redirectUrl: 'https://tamra-tide.example/thanks',
  webhookUrl: 'https://hooks.tamra-tide.example/orders?order=PR-1016',
  linkId: null,
  orderId: null,
  invalidMessage: null,
  payUrl: { en: 'http://localhost:4000/en/pay/PR-1016', ar: 'http://localhost:4000/ar/pay/PR-1016' },
  border: 'good',
  qrCode: picture,
  receipt: { en: '/en/attempt/AT-1016/receipt', ar: '/ar/attempt/AT-1016/receipt' },
  actions: [
    {
      value: 'refund',
      name: { en: 'Refund', ar: 'استرداد' },
      icon: 'undo-2',
      available: kwd('25.000'),
      attemptId: 'AT-1016',
      claim: null,
      isPermitted: true,
      movesWhole: false,
      hindrance: null,
    },
    action('email', { en: 'Send email', ar: 'إرسال بريد' }),
    action('sms', { en: 'Send SMS', ar: 'إرسال رسالة' }),
    action('disclose', { en: 'Send webhook again', ar: 'إعادة إرسال إشعار Webhook' }),
    action('delete', { en: 'Delete', ar: 'حذف' }),
  ],
  attempts: [
    {
      id: 'AT-1016',
      state: 'success',
      gateway: { en: 'KNET debit card', ar: 'بطاقة كي نت' },
      isWinner: true,
      isSurplus: false,
      total: kwd('40.000'),
      fee: kwd('0.000'),
      captured: kwd('40.000'),
      refunded: kwd('15.000'),
      quarantined: [],
      trackId: 'R00001016',
      paymentId: 'P000000001016',
      message: null,
      answer: [
        { name: 'Result', value: 'CAPTURED' },
        { name: 'Auth Code', value: 'A1016' },
      ],
      created: at('17T15:02'),
      stateChanged: at('17T15:04'),
      checked: at('17T15:04'),
    },
  ],
  children: [
    {
      id: 'PR-1016-R1',
      operation: 'refund',
      state: 'refunded',
      amount: kwd('15.000'),
      gateway: 'knet',
      message: null,
      initiator: 'checker.demo',
      created: at('18T07:12'),
      stateChanged: at('18T07:12'),
    },
  ],
  timeline: [
    event('money', 'money.refund', { actor: 'checker.demo', amount: kwd('15.000'), at: at('18T07:12') }),
    event('transaction', 'money.captured', { toState: 'paid', actor: 'callback', at: at('17T15:04') }),
    event('attempt', 'session.opened', {
      toState: 'pending',
      actor: 'session',
      attemptId: 'AT-1016',
      at: at('17T15:02'),
    }),
    event('transaction', 'payer.seen', { toState: 'pending', actor: 'payer', at: at('17T14:58') }),
    event('transaction', 'merchant.created', { toState: 'created', actor: 'merchant', at: at('17T14:41') }),
  ],
  messages: [
    {
      id: 'M1',
      occasion: 'paid',
      channel: 'email',
      recipient: 'dana@example.com',
      state: 'kept',
      problem: null,
      at: at('17T15:05'),
    },
  ],
  webhooks: [
    {
      id: 'E1',
      type: 'payment.paid',
      url: 'https://shop.example/hooks',
      state: 'delivered',
      tries: 1,
      status: 200,
      problem: null,
      at: at('17T15:05'),
    },
  ],
  requests: [],
  waiting: [],
  declined: [],
  audit: [
    {
      actor: 'checker.demo',
      action: 'transaction.edited',
      changes: [{ name: 'customer_email', before: 'noura@example.com', after: 'dana@example.com' }],
      facts: [],
      at: at('18T08:00'),
    },
  ],
  editable: {
    version: 'v1',
    fields: ['amount', 'email', 'phone', 'expires', 'remarks', 'extra', 'attachment'],
    remarks: [
      { label: { en: 'Note', ar: 'ملاحظة' }, value: 'Ring once' },
      { label: { en: 'Trays', ar: 'الصواني' }, value: '~Medium:2~Small:1' },
    ],
    hasAttachment: true,
  },
  ...changes,
})

function action(value: string, name: { en: string; ar: string }): TransactionShown['actions'][number] {
  return {
    value,
    name,
    icon: '',
    available: null,
    attemptId: null,
    claim: null,
    isPermitted: true,
    movesWhole: false,
    hindrance: null,
  }
}

type Event = TransactionShown['timeline'][number]

function event(kind: Event['kind'], code: string, facts: Partial<Event>): Event {
  const nothing = { toState: null, amount: null, attemptId: null, callback: null }
  return { kind, code, actor: 'staff', at: '', ...nothing, ...facts }
}
