import type {
  Column,
  ListSetup,
  Statistics,
  TransactionRow,
} from '@wasl/contracts/web/dashboard/transactions/list-values.contract'

const knet = { en: 'KNET', ar: 'كي نت' }
const card = { en: 'Credit card', ar: 'بطاقة ائتمان' }
const cash = { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' }

export const transactionRow = (changes: Partial<TransactionRow>): TransactionRow => ({
  id: 'PR-1006',
  plugin: 'payment_request',
  state: 'pending',
  moneyStates: [],
  gateway: card,
  pgCodes: ['knet', 'card'],
  currency: 'KWD',
  amount: '12.500',
  paidAmount: '0.000',
  originalAmount: '12.500',
  refundedAmount: '0.000',
  remainingAmount: '12.500',
  fee: '0.250',
  paidAttemptFee: null,
  orderNo: 'TT-1006',
  trackId: null,
  customerName: { en: 'Joseph Mathew', ar: 'جوزيف ماثيو' },
  customerEmail: 'joseph@example.com',
  customerPhone: '+96550012346',
  description: { en: 'Coffee for the office', ar: 'قهوة للمكتب' },
  remarks: [],
  created: '2026-11-20T14:50:00Z',
  stateChanged: '2026-11-20T14:52:00Z',
  expires: null,
  seenAt: null,
  emailSeenAt: null,
  paidAt: null,
  deletedAt: null,
  unit: { en: 'Salmiya', ar: 'السالمية' },
  initiator: 'cashier.demo',
  location: null,
  extra: {},
  actions: [
    {
      value: 'email',
      name: { en: 'Send email', ar: 'إرسال بريد' },
      icon: 'mail',
      available: null,
      attemptId: null,
      claim: null,
      isPermitted: true,
      movesWhole: false,
      hindrance: null,
    },
    {
      value: 'cancel',
      name: { en: 'Cancel', ar: 'إلغاء' },
      icon: 'ban',
      available: null,
      attemptId: null,
      claim: null,
      isPermitted: true,
      movesWhole: false,
      hindrance: null,
    },
  ],
  children: [],
  isSeen: true,
  isEmailSeen: false,
  isDisclosed: false,
  needsReview: false,
  unresolved: null,
  productType: null,
  bulk: null,
  language: 'en',
  ...changes,
})

const named = (en: string, ar: string) => ({ customerName: { en, ar } })

/** The demo's own requests, at 20 Nov 2026, 06:04 PM in Kuwait. */
export const transactionRows: readonly TransactionRow[] = [
  transactionRow({ isSeen: false }),
  transactionRow({
    id: 'PR-1011',
    state: 'attempted',
    amount: '7.000',
    fee: '0.000',
    gateway: knet,
    isSeen: false,
    created: '2026-11-20T14:39:00Z',
    ...named('Maryam Haidar', 'مريم حيدر'),
  }),
  transactionRow({
    id: 'PR-1007',
    state: 'attempted',
    amount: '9.900',
    created: '2026-11-20T14:24:00Z',
    ...named('Li Wen Tan', 'لي وين تان'),
    location: { lat: 29.3339, lng: 48.0763 },
  }),
  transactionRow({
    id: 'PR-1012',
    state: 'attempted',
    amount: '3.250',
    fee: '0.000',
    gateway: knet,
    created: '2026-11-20T13:04:00Z',
  }),
  transactionRow({
    id: 'PR-1017',
    state: 'failed',
    amount: '6.500',
    fee: '0.000',
    gateway: knet,
    created: '2026-11-20T12:04:00Z',
    ...named('Faisal Al-Rashed', 'فيصل الراشد'),
  }),
  transactionRow({
    id: 'PR-1010',
    moneyStates: ['to_collect'],
    state: 'cod',
    amount: '18.250',
    fee: '0.000',
    gateway: cash,
    created: '2026-11-20T11:04:00Z',
    ...named('Noura Al-Mutawa', 'نورة المطوع'),
    remarks: [
      { label: { en: 'Seats', ar: 'المقاعد' }, value: 'Seat:12~Row:4' },
      { label: { en: 'Door', ar: 'الباب' }, value: 'North' },
    ],
  }),
  transactionRow({
    id: 'PR-1009',
    moneyStates: ['to_capture'],
    state: 'authorized',
    amount: '60.000',
    created: '2026-11-20T10:04:00Z',
    ...named('Abdulrahman Abdulaziz Al-Mohammad Al-Jasem', 'عبدالرحمن عبدالعزيز المحمد الجاسم'),
  }),
  transactionRow({
    id: 'PR-1008',
    state: 'paid',
    amount: '1204.500',
    paidAmount: '1204.500',
    fee: '0.000',
    gateway: knet,
    created: '2026-11-19T15:04:00Z',
    ...named('Sadeem Office Supplies', 'مكتب سديم للتجهيزات'),
  }),
  transactionRow({
    id: 'PR-1018',
    state: 'canceled',
    amount: '9.000',
    fee: '0.000',
    gateway: null,
    created: '2026-11-18T15:04:00Z',
    ...named('Sadeem Office Supplies', 'مكتب سديم للتجهيزات'),
  }),
  transactionRow({
    id: 'PR-1016',
    moneyStates: ['partly_refunded'],
    state: 'paid',
    amount: '40.000',
    paidAmount: '40.000',
    refundedAmount: '15.000',
    fee: '0.000',
    gateway: knet,
    created: '2026-11-17T15:04:00Z',
    ...named('Dana Al-Sabti', 'دانة السبتي'),
    extra: { guests: '24' },
    children: [
      {
        id: 'PR-1016-R1',
        operation: 'refund',
        initiator: 'checker.demo',
        state: 'refunded',
        amount: { amount: '15.000', currency: 'KWD' },
        created: '2026-11-18T07:12:00Z',
        message: null,
      },
    ],
  }),
]

/** As many as wanted, from the same ten, each with an id of its own. */
export const manyTransactionRows = (count: number): TransactionRow[] =>
  Array.from({ length: count }, (_, index) => {
    // The list is never empty.
    const base = transactionRows[index % transactionRows.length] as TransactionRow
    const created = new Date(Date.parse('2026-11-20T14:50:00Z') - index * 37 * 60_000).toISOString()
    return { ...base, id: `PR-${2000 + index}`, created, isSeen: index > 1, children: [] }
  })

const column = (order: number, name: string, en: string, ar: string): Column => ({
  name,
  label: { en, ar },
  isActive: order < 7,
  order,
  isCustom: name === 'guests',
})

const choice = (value: string, en: string, ar: string) => ({ value, name: { en, ar } })

export const listSetup: ListSetup = {
  choices: {
    state: [
      choice('created', 'Created', 'منشأة'),
      choice('pending', 'Pending', 'قيد الانتظار'),
      choice('attempted', 'Attempted', 'تمت المحاولة'),
      choice('paid', 'Paid', 'مدفوعة'),
      choice('authorized', 'Authorized', 'مصرّح بها'),
      choice('cod', 'Cash on delivery', 'الدفع عند الاستلام'),
      choice('failed', 'Failed', 'فشلت'),
      choice('canceled', 'Canceled', 'ملغاة'),
      choice('expired', 'Expired', 'منتهية الصلاحية'),
      choice('invalid', 'Invalid', 'غير صالحة'),
    ],
    moneyState: [
      choice('to_capture', 'To capture', 'بانتظار التحصيل من البنك'),
      choice('refunded', 'Refunded', 'مستردة'),
    ],
    gatewayCode: [
      choice('knet', 'KNET', 'كي نت'),
      choice('card', 'Credit card', 'بطاقة ائتمان'),
      choice('cod', 'Cash on delivery', 'الدفع عند الاستلام'),
    ],
    currencyCode: [choice('KWD', 'KWD', 'د.ك'), choice('USD', 'USD', 'دولار')],
    unit: [choice('main', 'Salmiya', 'السالمية'), choice('catering', 'Catering', 'الولائم')],
    initiator: [
      choice('admin.demo', 'Alia Al-Sane', 'علياء الصانع'),
      choice('cashier.demo', 'Yousef Karam', 'يوسف كرم'),
    ],
    productType: [],
    bulk: [],
    plugin: [],
  },
  cut: [],
  columns: [
    column(0, 'id', 'ID', 'الرقم'),
    column(1, 'state', 'State', 'الحالة'),
    column(2, 'amount', 'Amount', 'المبلغ'),
    column(3, 'fee', 'Fee', 'الرسوم'),
    column(4, 'gateway_name', 'Gateway', 'البوابة'),
    column(5, 'customer_name', 'Customer', 'العميل'),
    column(6, 'created', 'Created', 'تاريخ الإنشاء'),
    column(7, 'original_amount', 'Original amount', 'المبلغ الأصلي'),
    column(8, 'paid_attempt_fee', 'Fee that was paid', 'الرسوم المدفوعة'),
    column(9, 'pg_codes', 'Gateways offered', 'البوابات المتاحة'),
    column(10, 'delivery_location', 'Location', 'الموقع'),
    column(11, 'initiator', 'Initiator', 'المنشئ'),
    column(12, 'seen', 'Seen', 'تمت رؤيتها'),
    column(13, 'email_seen', 'Email seen', 'تمت رؤية البريد'),
    column(14, 'disclosed_to_merchant', 'Disclosed to merchant', 'أُبلغ التاجر'),
    { ...column(15, 'guests', 'Guests', 'عدد الضيوف'), isCustom: true },
  ],
  bulkActions: [
    { value: 'email', name: { en: 'Send email', ar: 'إرسال بريد' }, icon: 'mail' },
    { value: 'delete', name: { en: 'Delete', ar: 'حذف' }, icon: 'trash-2' },
  ],
  exports: ['default', 'selected'],
  maySearch: true,
  mayViewStatistics: true,
  mayEditColumns: true,
  timeZone: 'Asia/Kuwait',
}

export const statistics: Statistics = {
  generated: [
    { amount: '18402.650', currency: 'KWD' },
    { amount: '1240.00', currency: 'USD' },
  ],
  received: [
    { amount: '15116.400', currency: 'KWD' },
    { amount: '980.50', currency: 'USD' },
  ],
  balance: [
    { amount: '2174.900', currency: 'KWD' },
    { amount: '259.50', currency: 'USD' },
  ],
  unresolved: { count: 0, sums: [] },
  followsFilters: true,
}
