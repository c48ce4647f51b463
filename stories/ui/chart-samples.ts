import type { ChartData } from '@wasl/ui/charts/chart-data.ts'
import type { ChartWords } from '@wasl/ui/charts/ChartFrame'
import { numberText } from '@wasl/ui/charts/number-text.ts'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { inLocale, say } from './in-locale.ts'

type Shown = { globals: Record<string, unknown> }

export const chartWords = (shown: Shown): ChartWords => ({
  table: say(shown, 'View as table', 'عرض كجدول'),
  download: say(shown, 'Download', 'تنزيل'),
  csv: say(shown, 'Values (CSV)', 'القيم (CSV)'),
  svg: say(shown, 'Drawing (SVG)', 'الرسم (SVG)'),
  loading: say(shown, 'Loading the chart', 'جارٍ تحميل الرسم البياني'),
  emptyTitle: say(shown, 'Nothing to draw yet', 'لا شيء لعرضه بعد'),
  empty: say(shown, 'The first payment of this period shows up here.', 'تظهر هنا أول دفعة في هذه الفترة.'),
})

const thousand = (shown: Shown) => say(shown, 'K', '\u00a0ألف')
const money = (shown: Shown) => ({
  write: (value: string) => moneyText(value, 'KWD', inLocale(shown)),
  thousand: thousand(shown),
})
const counts = (shown: Shown) => ({ write: numberText, thousand: thousand(shown) })

const gateways = [
  ['knet', 'KNET', 'كي نت'],
  ['card', 'Credit card', 'بطاقة ائتمان'],
  ['cod', 'Cash on delivery', 'الدفع عند الاستلام'],
  ['instalments', 'Instalments', 'تقسيط'],
  ['apple', 'Apple Pay', 'Apple Pay'],
  ['google', 'Google Pay', 'Google Pay'],
  ['transfer', 'Bank transfer', 'تحويل بنكي'],
  ['wallet', 'Wallet', 'محفظة'],
] as const
const looks = { knet: 1, card: 2, cod: 3, instalments: 4 } as const

export function gatewayCounts(shown: Shown, count = 4): ChartData {
  return {
    heading: say(shown, 'Gateway', 'البوابة'),
    categories: gateways.slice(0, count).map(([key, en, ar]) => ({ key, label: say(shown, en, ar) })),
    series: [
      {
        key: 'count',
        label: say(shown, 'Transactions', 'المعاملات'),
        values: ['71', '34', '14', '9', '6', '4', '2', '1'].slice(0, count),
      },
    ],
    figures: counts(shown),
  }
}

export function gatewayRates(shown: Shown): ChartData {
  const order = ['cod', 'knet', 'card', 'instalments'] as const
  return {
    heading: say(shown, 'Gateway', 'البوابة'),
    categories: order.map((key) => {
      const [, en, ar] = gateways.find(([known]) => known === key) ?? gateways[0]
      return { key, label: say(shown, en, ar), look: looks[key] }
    }),
    series: [
      {
        key: 'rate',
        label: say(shown, 'Success rate', 'نسبة النجاح'),
        values: ['96.4', '91.2', '83.5', '78.0'],
      },
    ],
    figures: { write: (value) => `${value}%`, thousand: thousand(shown) },
  }
}

const months = [
  ['January', 'Jan', 'يناير', 'ينا'],
  ['February', 'Feb', 'فبراير', 'فبر'],
  ['March', 'Mar', 'مارس', 'مار'],
  ['April', 'Apr', 'أبريل', 'أبر'],
  ['May', 'May', 'مايو', 'ماي'],
  ['June', 'Jun', 'يونيو', 'يون'],
  ['July', 'Jul', 'يوليو', 'يول'],
  ['August', 'Aug', 'أغسطس', 'أغس'],
  ['September', 'Sep', 'سبتمبر', 'سبت'],
  ['October', 'Oct', 'أكتوبر', 'أكت'],
  ['November', 'Nov', 'نوفمبر', 'نوف'],
  ['December', 'Dec', 'ديسمبر', 'ديس'],
] as const

export function monthlySizes(shown: Shown): ChartData {
  return {
    heading: say(shown, 'Month', 'الشهر'),
    categories: months.map(([en, shortEn, ar, shortAr], index) => ({
      key: `2026-${String(index + 1).padStart(2, '0')}`,
      label: `${say(shown, en, ar)} 2026`,
      short: say(shown, shortEn, shortAr),
    })),
    series: [
      {
        key: 'size',
        label: say(shown, 'Average size', 'متوسط القيمة'),
        values: [
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
          null,
        ],
      },
    ],
    figures: money(shown),
  }
}

export function productSales(shown: Shown, { isLong = false } = {}): ChartData {
  const products = [
    ['Food ordering', 'طلبات الطعام', '486.250'],
    ['Payment requests', 'طلبات الدفع', '402.000'],
    ['Catalogue', 'المنتجات', '214.500'],
    ['Events', 'الفعاليات', '98.000'],
    ['Bulk payments', 'الدفعات الجماعية', '52.500'],
  ] as const
  return {
    heading: say(shown, 'Product', 'المنتج'),
    categories: products.map(([en, ar]) => ({
      key: en,
      label:
        say(shown, en, ar) + (isLong ? say(shown, ' of every branch and unit', ' لكل الفروع والوحدات') : ''),
    })),
    series: [
      {
        key: 'sales',
        label: say(shown, 'Sales', 'المبيعات'),
        values: products.map(([, , value]) => (isLong ? (Number(value) * 10).toFixed(3) : value)),
      },
    ],
    figures: money(shown),
  }
}

export function statesByDay(shown: Shown): ChartData {
  return {
    heading: say(shown, 'Day', 'اليوم'),
    categories: [14, 15, 16, 17, 18, 19, 20].map((day) => ({
      key: String(day),
      label: say(shown, `${day} Nov 2026`, `${day} نوفمبر 2026`),
      short: say(shown, `${day} Nov`, `${day} نوف`),
    })),
    series: [
      {
        key: 'paid',
        label: say(shown, 'Paid', 'مدفوعة'),
        values: ['640', '702', '688', '910', '1010', '1120', '1204'],
      },
      {
        key: 'pending',
        label: say(shown, 'Pending', 'قيد الانتظار'),
        values: ['120', '90', null, '210', '180', '260', '310'],
      },
      {
        key: 'failed',
        label: say(shown, 'Failed', 'فشلت'),
        values: ['18', '9', '12', '16', '7', '11', '14'],
      },
    ],
    figures: counts(shown),
  }
}

const dayMs = 86_400_000

/** A wave of days with quiet Fridays: the same on every machine. */
export function dailyTotals(shown: Shown, days: number): ChartData {
  const all = Array.from(
    { length: days },
    (_, index) => new Date(Date.UTC(2026, 10, 20) - (days - 1 - index) * dayMs),
  )
  return {
    heading: say(shown, 'Day', 'اليوم'),
    categories: all.map((day) => {
      const month = months[day.getUTCMonth()] ?? months[0]
      return {
        key: day.toISOString().slice(0, 10),
        label: `${day.getUTCDate()} ${say(shown, month[0], month[2])} ${day.getUTCFullYear()}`,
        short: `${day.getUTCDate()} ${say(shown, month[1], month[3])}`,
      }
    }),
    series: [
      {
        key: 'received',
        label: say(shown, 'Received', 'المستلم'),
        values: all.map((day, index) =>
          (
            900 +
            420 * Math.sin(index / 26) +
            120 * Math.sin(index / 3) -
            (day.getUTCDay() === 5 ? 330 : 0)
          ).toFixed(3),
        ),
      },
    ],
    figures: money(shown),
  }
}
