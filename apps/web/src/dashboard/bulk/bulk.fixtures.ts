import type {
  BulkLog,
  BulkPreview,
  BulkRow,
  Dispatch,
  DispatchDetail,
  Upload,
  UploadDetail,
  UploadPage,
} from '@wasl/contracts/web/dashboard/bulk.contract'

export const upload = (changes: Partial<Upload> = {}): Upload => ({
  id: 'BULK-1',
  name: 'november-members.csv',
  fileFormat: 'csv',
  bytes: 41_984,
  state: 'has_errors',
  isStopped: false,
  rows: 240,
  rowsChecked: 240,
  rowsImported: 0,
  rowsWrong: 3,
  username: 'cashier.demo',
  uploadedAt: '2026-11-20T14:52:00+03:00',
  problem: null,
  ...changes,
})

export const uploadPage = (changes: Partial<UploadPage> = {}): UploadPage => ({
  page: 1,
  asOf: '2026-11-20T15:04:00.000Z',
  count: 6,
  archived: 2,
  mayUpload: true,
  uploads: [
    upload({ id: 'BULK-5', name: 'december.xlsx', fileFormat: 'xlsx', state: 'validating', rows: null }),
    upload(),
    upload({ id: 'BULK-3', name: 'طلبات المدرسة.csv', state: 'ready', rows: 58, rowsWrong: 0 }),
    upload({ id: 'BULK-2', name: 'school-fair.csv', state: 'dispatching', rows: 58, rowsImported: 37 }),
    upload({
      id: 'BULK-1B',
      name: 'trip.csv',
      state: 'dispatched',
      isStopped: true,
      rows: 19_600,
      rowsImported: 106,
    }),
    upload({ id: 'BULK-0', name: 'october.csv', state: 'dispatched', rows: 1204, rowsImported: 1204 }),
  ],
  ...changes,
})

export const dispatch = (changes: Partial<Dispatch> = {}): Dispatch => ({
  id: 'DISPATCH-1',
  number: 1,
  state: 'paused',
  username: 'cashier.demo',
  startsAt: '2026-11-20T17:41:00+03:00',
  pausedAt: '2026-11-20T17:58:00+03:00',
  pausedBy: 'cashier.demo',
  finishedAt: null,
  ratePerMinute: 5,
  total: 58,
  pending: 21,
  dispatched: 36,
  failed: 1,
  canceled: 0,
  progress: 63,
  actions: ['resume', 'cancel'],
  ...changes,
})

export const uploadDetail = (changes: Partial<UploadDetail> = {}): UploadDetail => ({
  ...upload(),
  columns: ['amount', 'currency_code', 'customer_first_name', 'customer_email', 'customer_phone', 'order_no'],
  ignored: ['Notes'],
  sheet: null,
  hidden: { rows: 0, isTaken: null },
  counts: { wrong: 3, ready: 237, taken: 0, failed: 0, corrected: 1, looked: 4 },
  totals: [{ amount: '3612.500', currency: 'KWD', rows: 237 }],
  problems: [{ column: 'amount', code: 'amount.missing', text: 'Amount is missing', rows: 1 }],
  dispatches: [],
  earlier: [],
  mayUpload: true,
  mayDispatch: true,
  ...changes,
})

const row = (changes: Partial<BulkRow>): BulkRow => ({
  number: 17,
  customer: 'Faisal Al-Rashed',
  values: {},
  state: 'wrong',
  isCorrected: false,
  canCorrect: true,
  problems: [],
  ...changes,
})

export const rows: readonly BulkRow[] = [
  row({
    problems: [
      { column: 'amount', code: 'amount.missing', text: 'Amount is missing', hint: 'Type the amount in KWD' },
    ],
  }),
  row({
    number: 58,
    customer: 'Dana Al-Sabti',
    values: { customer_phone: '5001234' },
    problems: [
      {
        column: 'customer_phone',
        code: 'phone.malformed',
        text: 'Phone number is not valid',
        hint: 'Eight digits in Kuwait, for example 500 12345; others with + and the country',
      },
    ],
  }),
  row({ number: 143, customer: 'نورة المطوع', state: 'ready', isCorrected: true }),
  row({
    number: 211,
    customer: 'Li Wen Tan',
    values: { customer_email: 'liwen@example' },
    problems: [
      {
        column: 'customer_email',
        code: 'email.malformed',
        text: 'Enter valid email address',
        hint: 'name@example.com',
      },
    ],
  }),
]

export const preview: BulkPreview = {
  totals: [{ amount: '3612.500', currency: 'KWD', rows: 237 }],
  channels: [
    { channel: 'email', rows: 230 },
    { channel: 'sms', rows: 12 },
  ],
  recipient: 'Noura Al-Mutawa',
  revision: 'revision',
  messages: [
    {
      channel: 'email',
      language: 'en',
      subject: 'Tamra & Tide asks you for KWD 14.500',
      text: 'Hello Noura Al-Mutawa,\n\nplease pay here.',
    },
    {
      channel: 'email',
      language: 'ar',
      subject: 'تطلب تمرة وتايد 14.500 د.ك',
      text: 'مرحبًا Noura Al-Mutawa،\n\nيرجى الدفع هنا.',
    },
    { channel: 'sms', language: 'en', subject: '', text: 'Pay KWD 14.500: https://pay.example' },
    { channel: 'sms', language: 'ar', subject: '', text: 'ادفع 14.500 د.ك: https://pay.example' },
  ],
}

export const dispatchDetail = (changes: Partial<DispatchDetail> = {}): DispatchDetail => ({
  ...dispatch(),
  upload: upload({ id: 'BULK-2', name: 'school-fair.csv', state: 'dispatching', rows: 58 }),
  counts: { all: 58, sent: 36, waiting: 21, not_sent: 1, paid: 11 },
  asked: [{ amount: '842.000', currency: 'KWD' }],
  paid: [{ amount: '186.500', currency: 'KWD', rows: 11 }],
  canRetry: 1,
  mayDispatch: true,
  ...changes,
})

const log = (changes: Partial<BulkLog>): BulkLog => ({
  row: 39,
  state: 'pending',
  customer: 'Faisal Al-Rashed',
  email: 'faisal@example.com',
  phone: null,
  money: { amount: '14.500', currency: 'KWD' },
  channels: ['email'],
  error: null,
  errorCode: null,
  transactionId: null,
  orderNo: null,
  sentAt: null,
  openedAt: null,
  paidAt: null,
  ...changes,
})

const at = '2026-11-20T17:58:00+03:00'

export const logs: readonly BulkLog[] = [
  log({ row: 33, state: 'sent', transactionId: 'BK33', orderNo: 'BK-033', sentAt: at }),
  log({
    row: 34,
    state: 'sent',
    customer: 'مريم حيدر',
    money: { amount: '36.000', currency: 'KWD' },
    transactionId: 'BK34',
    orderNo: 'BK-034',
    sentAt: at,
    openedAt: at,
    paidAt: at,
  }),
  log({
    row: 35,
    state: 'send_failed',
    channels: ['sms'],
    transactionId: 'BK35',
    orderNo: 'BK-035',
    errorCode: 'message.failed',
    error: 'The message could not be delivered. The request itself exists.',
  }),
  log({ row: 36, state: 'sent', transactionId: 'BK36', orderNo: 'BK-036', sentAt: at, openedAt: at }),
  log({
    row: 37,
    state: 'skipped_duplicate',
    errorCode: 'request.orderNoTaken',
    error: 'This order number was used before',
  }),
  log({ row: 38, state: 'creating', channels: ['email', 'sms'] }),
  log({}),
  log({ row: 40, state: 'failed', errorCode: 'pay.paused', error: 'Sorry, we do not accept payments' }),
  log({ row: 41, state: 'canceled' }),
  log({ row: 42, state: 'created', transactionId: 'ABCDEFGHIJKLMNOPQRSTUV' }),
]
