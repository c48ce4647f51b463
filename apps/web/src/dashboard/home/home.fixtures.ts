import type { Activity } from '@wasl/contracts/web/dashboard/activity'
import type { Locale } from '@wasl/domain/locale'
import type {
  AverageSizes,
  HomeStatistics,
  HomeTask,
  PeriodChoices,
  RecentOrder,
} from '@wasl/contracts/web/dashboard/home.contract'

export const homeTasks: readonly HomeTask[] = [
  { kind: 'expiring_today', count: 3, isExact: true, q: 'expires:2026-11-20' },
  { kind: 'permission_requests', count: 2, isExact: true, q: null },
  { kind: 'operation_requests', count: 1, isExact: true, q: null },
]

export const periodChoices: PeriodChoices = {
  periodChoices: [
    { value: 'day', displayName: 'Day', displayNameEn: 'Day', displayNameAr: 'يوم' },
    { value: 'week', displayName: 'Week', displayNameEn: 'Week', displayNameAr: 'أسبوع' },
    { value: 'month', displayName: 'Month', displayNameEn: 'Month', displayNameAr: 'شهر' },
  ],
  default: 'day',
}

const knet = { en: 'KNET', ar: 'كي نت' }
const card = { en: 'Credit card', ar: 'بطاقة ائتمان' }
const cod = { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' }
const instalments = { en: 'Instalments', ar: 'تقسيط' }

const hours = (values: readonly number[]) =>
  values.map((value, hour) => ({ at: `2026-11-20T${String(hour + 9).padStart(2, '0')}`, value }))

export const homeStatistics = (changes: Partial<HomeStatistics> = {}): HomeStatistics => ({
  paid: { value: 128, growth: 12.3, points: hours([4, 2, 9, 22, 16, 11, 28, 21, 15]) },
  amounts: [
    {
      currency: 'KWD',
      value: '1253.250',
      refunded: '15.000',
      growth: -4.5,
      points: hours([40, 22, 91, 220, 161, 112, 280, 190, 137]).map(({ at, value }) => ({
        at,
        value: value.toFixed(3),
      })),
    },
    { currency: 'USD', value: '312.50', refunded: '0.00', growth: null, points: [] },
  ],
  successRate: {
    value: 87.3,
    tried: 142,
    succeeded: 124,
    growth: 2.2,
    points: hours([82, 85, 80, 88, 91, 84, 90, 86, 89]),
  },
  gateways: [
    { code: 'knet', name: knet, count: 71 },
    { code: 'card', name: card, count: 34 },
    { code: 'cod', name: cod, count: 14 },
    { code: 'instalments', name: instalments, count: 9 },
  ],
  rates: [
    { code: 'cod', name: cod, rate: 96.4, tried: 14, succeeded: 13 },
    { code: 'knet', name: knet, rate: 91.2, tried: 78, succeeded: 71 },
    { code: 'card', name: card, rate: 83.5, tried: 41, succeeded: 34 },
    { code: 'instalments', name: instalments, rate: 78, tried: 12, succeeded: 9 },
  ],
  products: [
    product('food_ordering', 'Food ordering', 'طلبات الطعام', '486.250'),
    product('payment_request', 'Payment requests', 'طلبات الدفع', '402.000'),
    product('catalogue', 'Catalogue', 'الكتالوج', '214.500'),
    product('event', 'Events', 'الفعاليات', '98.000'),
    product('bulk', 'Bulk payments', 'الدفعات الجماعية', '52.500'),
  ],
  period: { choice: 'day', from: '2026-11-20', to: '2026-11-20' },
  before: { from: '2026-11-19', to: '2026-11-19' },
  step: 'hour',
  timeZone: 'Asia/Kuwait',
  asOf: '2026-11-20T15:04:00.000Z',
  ...changes,
})

function product(plugin: string, en: string, ar: string, amount: string) {
  return { plugin, name: { en, ar }, sales: { amount, currency: 'KWD' } }
}

export const nothingPaid = homeStatistics({
  paid: { value: 0, growth: null, points: hours([0, 0, 0]) },
  amounts: [{ currency: 'KWD', value: '0.000', refunded: '0.000', growth: null, points: [] }],
  successRate: { value: null, tried: 0, succeeded: 0, growth: null, points: [] },
  gateways: [],
  rates: [],
  products: [],
})

const sizes = [
  '8.410',
  '9.050',
  '7.900',
  '11.600',
  '9.800',
  '8.800',
  '9.400',
  '10.100',
  '9.900',
  '10.700',
  '9.791',
]

export const averageSizes = (changes: Partial<AverageSizes> = {}): AverageSizes => ({
  year: 2026,
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017],
  currencyCode: 'KWD',
  timezone: 'Asia/Kuwait',
  results: [
    {
      currencyCode: 'KWD',
      values: Array.from({ length: 12 }, (_, at) => ({
        month: at + 1,
        value: sizes[at] ?? null,
        count: sizes[at] === undefined ? 0 : 40 + at,
      })),
    },
  ],
  ...changes,
})

const recentOrder = (changes: Partial<RecentOrder> = {}): RecentOrder => ({
  id: 'PR-1006',
  plugin: 'payment_request',
  state: 'pending',
  moneyStates: [],
  amount: { amount: '12.500', currency: 'KWD' },
  refunded: { amount: '0.000', currency: 'KWD' },
  customerName: { en: 'Joseph Mathew', ar: 'جوزيف ماثيو' },
  customerEmail: 'joseph@example.com',
  gateway: null,
  created: '2026-11-20T14:50:00.000Z',
  actions: [],
  ...changes,
})

const faisal = { en: 'Faisal Al-Rashed', ar: 'فيصل الراشد' }

export const recentOrders: readonly RecentOrder[] = [
  recentOrder(),
  recentOrder({
    id: 'PR-1017',
    state: 'failed',
    customerName: faisal,
    amount: { amount: '6.500', currency: 'KWD' },
    created: '2026-11-20T12:04:00.000Z',
  }),
  recentOrder({
    id: 'PR-1010',
    moneyStates: ['to_collect'],
    state: 'cod',
    customerName: { en: 'Noura Al-Mutawa', ar: 'نورة المطوع' },
    amount: { amount: '18.250', currency: 'KWD' },
    created: '2026-11-20T11:04:00.000Z',
  }),
  recentOrder({
    id: 'FO-001',
    plugin: 'food_ordering',
    state: 'paid',
    customerName: { en: 'Li Wen Tan', ar: 'لي ون تان' },
    amount: { amount: '12.750', currency: 'KWD' },
    created: '2026-11-20T10:04:00.000Z',
  }),
  recentOrder({
    id: 'PR-1009',
    moneyStates: ['to_capture'],
    state: 'authorized',
    customerName: faisal,
    amount: { amount: '60.000', currency: 'KWD' },
    created: '2026-11-20T10:01:00.000Z',
  }),
]

const actions: readonly Activity[] = [
  {
    id: 9,
    action: 'report.asked',
    actor: 'admin.demo',
    description: 'Asked for a report',
    timestamp: '2026-11-20T15:01:00.000Z',
    object: '',
    transaction: null,
    reportId: 'RPT-77',
  },
  {
    id: 8,
    action: 'refund.requested',
    actor: 'checker.demo',
    description: 'Asked the bank for a refund',
    timestamp: '2026-11-20T14:59:00.000Z',
    object: '',
    transaction: { id: 'PR-1016', plugin: 'payment_request', isDeleted: false },
    reportId: null,
  },
  {
    id: 7,
    action: 'transaction.deleted',
    actor: 'cashier.demo',
    description: 'Deleted a transaction',
    timestamp: '2026-11-18T15:01:00.000Z',
    object: '',
    transaction: { id: 'PR-1018', plugin: 'payment_request', isDeleted: true },
    reportId: null,
  },
  {
    id: 6,
    action: 'columns.arranged',
    actor: 'admin.demo',
    description: 'Arranged the columns of a table',
    timestamp: '2026-11-18T14:01:00.000Z',
    object: '',
    transaction: null,
    reportId: null,
  },
]

const inArabic = ['طلب تقريرًا', 'طلب استردادًا من البنك', 'حذف معاملة', 'رتّب أعمدة جدول']

/** As the core words them for a reader of the language. */
export const recentActionsIn = (locale: Locale): Activity[] =>
  actions.map((action, place) => ({
    ...action,
    ...(locale === 'ar' && { description: inArabic[place] ?? action.description }),
  }))
