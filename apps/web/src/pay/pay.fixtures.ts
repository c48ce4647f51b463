import type {
  AlreadyPaid,
  Attempt,
  AttemptLoad,
  Bill,
  Merchant,
  PayChoice,
  PayPage,
  PayPageLoad,
  Unit,
} from '@wasl/contracts/web/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import type { FormNotice, NextTarget, PageData, PageInput } from '../base/page-data.ts'

/** The server's clock in every fixture. */
export const serverNow = '2026-11-20T15:00:00.000Z'

const both = (en: string, ar: string) => ({ en, ar })
const kwd = (amount: string) => ({ amount, currency: 'KWD' })

export const merchant: Merchant = {
  title: both('Tamra & Tide', 'تمرة ومدّ'),
  subheader: both('Dates, coffee and good company by the sea', 'تمر وقهوة ولمّة حلوة على البحر'),
  legalName: both('Tamra & Tide Foods (demo company)', 'شركة تمرة ومدّ للأغذية (شركة تجريبية)'),
  logoUrl: '/art/logo-tamra.svg',
  faviconUrl: '/art/favicon-tamra.svg',
  website: 'https://tamra-tide.example',
  phone: '+96522345678',
  brand: '#f77c1a',
  timeZone: 'Asia/Kuwait',
  amountInPreviews: false,
}

export const unit: Unit = {
  title: both('Tamra & Tide', 'تمرة ومدّ'),
  logoUrl: '/art/logo-tamra.svg',
  website: 'https://tamra-tide.example',
  showTitle: true,
  headerColor: '#ffffff',
  social: { x: 'https://tamra-tide.example/x', instagram: 'https://tamra-tide.example/ig', facebook: null },
}

export const choice = (gatewayCode: string, name: { en: string; ar: string }, fee = '0.000'): PayChoice => ({
  gatewayCode,
  gateway: name,
  logoUrl: `/art/gw-${gatewayCode}.svg`,
  base: kwd('48.750'),
  fee: kwd(fee),
  delivery: kwd('1.500'),
  total: kwd((48.75 + Number(fee)).toFixed(3)),
  buttonVerb: both('Pay Now', 'ادفع الآن'),
  nextStep: both(`You will continue on the ${name.en} page.`, `ستنتقل إلى صفحة ${name.ar}.`),
})

export const knet = choice('knet', both('KNET debit card', 'بطاقة كي نت'))
export const card = choice('card', both('Credit card', 'بطاقة ائتمان'), '0.250')

export const bill: Bill = {
  transactionId: 'PR-1001',
  plugin: 'payment_request',
  state: 'pending',
  unit,
  customer: {
    name: both('Noura Al-Mutawa', 'نورة المطوع'),
    email: 'noura@example.com',
    phone: '+96550012345',
  },
  description: both('Gathering box, 24 guests', 'صندوق التجمع، 24 ضيفًا'),
  orderNo: 'TT-1001',
  merchantFields: [{ label: 'Internal ID', value: 'A-77' }],
  promotionalPrice: null,
  remarks: [
    { label: both('Gift note', 'رسالة الهدية'), text: 'See you by the sea', rows: [] },
    { label: both('Items', 'الأصناف'), text: null, rows: [{ name: 'Dates box', value: '2' }] },
  ],
  attachment: {
    name: both('Quote.pdf', 'عرض السعر.pdf'),
    url: '/bff/attachment/PR-1001',
    contentType: 'application/pdf',
    bytes: 48_213,
  },
  amount: kwd('48.750'),
  delivery: kwd('1.500'),
  expiresAt: '2026-11-27T15:00:00.000Z',
  header: { languageButton: true, social: 'footer' },
}

export const payable = (changes: Partial<PayPage> = {}): Extract<PayPageLoad, { kind: 'payable' }> => ({
  kind: 'payable',
  serverNow,
  page: {
    bill,
    choices: [knet, card],
    wallets: [],
    preferredGateway: 'knet',
    editableAmount: null,
    additionalPhone: null,
    terms: {
      html: both('<p>By paying you accept our <b>terms</b>.</p>', '<p>شروطنا</p>'),
      version: 3,
      required: false,
    },
    disclaimer: both('Prices include packing.', 'الأسعار شاملة التغليف.'),
    liveAttemptId: null,
    liveBankUrl: null,
    delivery: null,
    ...changes,
  },
})

export const expired: PayPageLoad = { kind: 'expired', bill, serverNow }
export const alreadyPaid: AlreadyPaid = {
  kind: 'alreadyPaid',
  bill,
  attemptId: 'AT-1',
  state: 'paid',
  paid: {
    base: kwd('48.750'),
    fee: kwd('0.250'),
    delivery: kwd('0.000'),
    total: kwd('49.000'),
    refunded: kwd('15.000'),
  },
}
export const confirmed: PayPageLoad = { ...alreadyPaid, state: 'authorized' }
export const invalid: Extract<PayPageLoad, { kind: 'invalid' }> = {
  kind: 'invalid',
  unit,
  header: bill.header,
  state: 'canceled',
  message: both('This request was canceled', 'أُلغي هذا الطلب'),
  attemptId: null,
}
export const unresolved: Extract<PayPageLoad, { kind: 'invalid' }> = {
  ...invalid,
  state: 'invalid',
  message: both(
    'We received a payment that does not match. Do not pay again.',
    'استلمنا دفعة غير مطابقة. لا تدفع مرة أخرى.',
  ),
  attemptId: 'AT-1',
}
export const paused: PayPageLoad = {
  kind: 'paused',
  message: both("Sorry, we don't accept payments for the moment", 'عذرًا، لا نستقبل المدفوعات في الوقت الحالي'),
  until: '2026-11-21T15:00:00.000Z',
}

export const attempt = (changes: Partial<Attempt> = {}): Extract<AttemptLoad, { kind: 'attempt' }> => ({
  kind: 'attempt',
  attempt: {
    id: 'AT-1',
    plugin: 'payment_request',
    transactionId: 'PR-1001',
    state: 'success',
    transactionState: 'paid',
    view: 'success',
    expired: false,
    charged: 'yes',
    isUnresolved: false,
    received: null,
    checkedAt: null,
    at: '2026-11-20T14:40:00.000Z',
    amount: kwd('48.750'),
    fee: kwd('0.250'),
    total: kwd('49.000'),
    isCaptured: true,
    held: null,
    refunded: null,
    gateway: card.gateway,
    message: null,
    reference: 'R00001001',
    paymentDetails: [
      { label: 'Result', value: 'CAPTURED' },
      { label: 'Status', value: 'Paid' },
      { label: 'Order No', value: 'TT-1001' },
      { label: 'Auth Code', value: 'A1001' },
    ],
    merchantFields: [],
    promotionalPrice: null,
    description: bill.description,
    remarks: bill.remarks,
    customer: bill.customer,
    unit,
    header: bill.header,
    confirmedBy: ['email'],
    receiptUrl: both('/api/v1/attempt/AT-1/receipt?lang=en', '/api/v1/attempt/AT-1/receipt?lang=ar'),
    ticketsUrl: null,
    attachment: bill.attachment,
    tryAgainUrl: null,
    serverNow,
    ...changes,
  },
})

export const failedAttempt = (changes: Partial<Attempt> = {}): AttemptLoad =>
  attempt({
    state: 'failed',
    transactionState: 'attempted',
    view: 'failure',
    charged: 'no',
    checkedAt: '2026-11-20T14:41:00.000Z',
    message: both('Not captured', 'لم تُحصّل'),
    confirmedBy: [],
    receiptUrl: null,
    tryAgainUrl: '/en/pay/PR-1001',
    ...changes,
  })

/** 12.000 came where 12.500 was asked for. */
export const mismatchedAttempt = (changes: Partial<Attempt> = {}): AttemptLoad =>
  failedAttempt({
    state: 'invalid',
    charged: 'unknown',
    message: unresolved.message,
    tryAgainUrl: null,
    isUnresolved: true,
    amount: kwd('12.500'),
    fee: kwd('0.000'),
    total: kwd('12.500'),
    received: { amount: '12.000', currency: 'KWD', at: serverNow },
    ...changes,
  })

export const waitingAttempt = (): AttemptLoad =>
  attempt({
    state: 'pending',
    transactionState: 'attempted',
    view: 'waiting',
    charged: 'unknown',
    confirmedBy: [],
    receiptUrl: null,
  })

const input = (locale: Locale, path: string, page: PageData): PageInput => ({
  path: `/${locale}${path}`,
  locale,
  nonce: 'n0nce',
  origin: 'https://pay.example',
  merchant,
  page,
  now: serverNow,
  demo: true,
})

export const payInput = (
  load: PayPageLoad,
  locale: Locale = 'en',
  notice: FormNotice | null = null,
): PageInput =>
  input(locale, '/pay/PR-1001', {
    kind: 'pay',
    transactionId: 'PR-1001',
    load,
    form: { token: 'signed.token', idempotencyKey: 'key-from-the-server', notice },
  })

export const attemptInput = (
  load: AttemptLoad,
  locale: Locale = 'en',
  next: NextTarget | null = null,
): PageInput => input(locale, '/attempt/AT-1', { kind: 'attempt', load, next })

export const otherInput = (kind: 'landing' | 'notFound' | 'failed', locale: Locale = 'en'): PageInput =>
  input(locale, kind === 'landing' ? '' : '/nowhere', { kind })
