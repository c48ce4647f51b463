import type { Locale } from '@wasl/domain/locale'
import { DateTime } from '@wasl/ui/text/DateTime'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { CellMoney } from '@wasl/ui/table/rows/CellMoney'
import type { DataColumn } from '@wasl/ui/table/columns/data-column.ts'
import { InnerTable } from '@wasl/ui/table/rows/InnerTable'
import type { RowKind } from '@wasl/ui/table/rows/row-part.ts'
import type { TableWords } from '@wasl/ui/table/table-words.ts'
import { stateBadge, states, type SampleRow } from './sample-transactions.tsx'

const timeZone = 'Asia/Kuwait'
const one = (locale: Locale, en: string, ar: string) => (locale === 'ar' ? ar : en)

const columnsIn = (locale: Locale): readonly DataColumn<SampleRow>[] => {
  const payment = one(locale, 'Payment', 'الدفع')
  const person = one(locale, 'Customer and time', 'العميل والوقت')
  return [
    {
      id: 'id',
      label: one(locale, 'ID', 'الرقم'),
      cell: ({ id }) => (
        <a href={`#${id}`} className="table-story-id">
          <Ltr>{id}</Ltr>
        </a>
      ),
      sortValue: ({ id }) => id,
      width: 104,
      isPinned: true,
      card: 'title',
      namesRow: true,
      group: payment,
    },
    {
      id: 'state',
      label: one(locale, 'State', 'الحالة'),
      cell: ({ state }) => stateBadge(state, locale),
      sortValue: ({ state }) => states[state][locale],
      width: 164,
      card: 'badge',
      namesRow: true,
      group: payment,
    },
    {
      id: 'amount',
      label: one(locale, 'Amount', 'المبلغ'),
      cell: ({ amount }) => <CellMoney value={amount} currency="KWD" locale={locale} />,
      sortValue: ({ amount }) => Number(amount),
      align: 'end',
      width: 132,
      card: 'amount',
      namesRow: true,
      group: payment,
    },
    {
      id: 'fee',
      label: one(locale, 'Fee', 'الرسوم'),
      cell: ({ fee }) => (fee ? <CellMoney value={fee} currency="KWD" locale={locale} /> : '-'),
      align: 'end',
      width: 100,
      group: payment,
    },
    {
      id: 'gateway',
      label: one(locale, 'Gateway', 'البوابة'),
      cell: ({ gateway }) =>
        gateway ? (
          gateway[locale]
        ) : (
          <span className="table-story-quiet">{one(locale, 'Not Selected', 'غير محدد')}</span>
        ),
      sortValue: ({ gateway }) => gateway?.[locale] ?? '',
      width: 148,
      group: payment,
    },
    {
      id: 'customer',
      label: one(locale, 'Customer', 'العميل'),
      cell: ({ customer }) => <bdi>{customer[locale]}</bdi>,
      text: ({ customer }) => customer[locale],
      sortValue: ({ customer }) => customer[locale],
      width: 180,
      isFlexible: true,
      card: 'note',
      group: person,
    },
    {
      id: 'created',
      label: one(locale, 'Created', 'تاريخ الإنشاء'),
      cell: ({ created }) => <DateTime instant={created} locale={locale} timeZone={timeZone} />,
      cardCell: ({ created }) => (
        <DateTime
          instant={created}
          locale={locale}
          timeZone={timeZone}
          show={created.startsWith('2026-11-20') ? 'time' : 'date'}
        />
      ),
      sortValue: ({ created }) => created,
      width: 200,
      card: 'time',
      group: person,
    },
  ]
}

const kindIn = (locale: Locale): RowKind<SampleRow> => ({
  name: ({ id }) => id,
  isNew: ({ isNew }) => Boolean(isNew),
  inside: {
    has: ({ refunded }) => Boolean(refunded),
    show: ({ id, refunded }) =>
      refunded && (
        <InnerTable
          title={
            <>
              {one(locale, 'Payments inside', 'الدفعات داخل')} <Ltr>{id}</Ltr>
            </>
          }
          note={
            <>
              {one(locale, 'Left to refund', 'المتبقي للاسترداد')}{' '}
              <CellMoney value={refunded.left} currency="KWD" locale={locale} />
            </>
          }
          heads={[
            one(locale, 'ID', 'الرقم'),
            one(locale, 'State', 'الحالة'),
            one(locale, 'Amount', 'المبلغ'),
            one(locale, 'What happened', 'ما حدث'),
            one(locale, 'Time', 'الوقت'),
          ]}
          rows={[
            [
              <Link key="id" href={`#${refunded.id}`}>
                <Ltr>{refunded.id}</Ltr>
              </Link>,
              <StatusBadge key="state" tone="neutral" icon={<Undo2Icon size={14} />}>
                {one(locale, 'Refunded', 'مستردة')}
              </StatusBadge>,
              <CellMoney key="amount" value={refunded.amount} currency="KWD" locale={locale} />,
              <span key="by">
                {one(locale, 'Refunded by', 'استردّها')} <Ltr>{refunded.by}</Ltr>
              </span>,
              <DateTime key="at" instant={refunded.at} locale={locale} timeZone={timeZone} />,
            ],
          ]}
        />
      ),
  },
})

const selectedWords = (locale: Locale, count: number | null) => {
  if (count === null) return one(locale, 'All that match selected', 'تم تحديد كل النتائج')
  if (locale === 'en') return `${count} selected`
  return count === 0 ? 'لا شيء محدد' : `${count} محددة`
}

const wordsIn = (locale: Locale): TableWords => ({
  caption: one(locale, 'Transactions, page 1 of 13', 'المعاملات، الصفحة 1 من 13'),
  arrived: one(locale, '128 transactions, page 1 of 13', '128 معاملة، الصفحة 1 من 13'),
  loading: one(locale, 'Loading transactions', 'جارٍ تحميل المعاملات'),
  sorted: (label, isDescending) =>
    isDescending
      ? one(locale, `Sorted by ${label}, descending`, `مرتبة حسب ${label}، تنازليًا`)
      : one(locale, `Sorted by ${label}, ascending`, `مرتبة حسب ${label}، تصاعديًا`),
  selected: (count) => selectedWords(locale, count),
  selectPage: one(locale, 'Select this page', 'تحديد هذه الصفحة'),
  selectRow: (name) => one(locale, `Select ${name}`, `تحديد ${name}`),
  expandRow: (name) => one(locale, `Payments inside ${name}`, `الدفعات داخل ${name}`),
  isNew: one(locale, 'New', 'جديد'),
  rowMenu: (name) => one(locale, `Actions for ${name}`, `إجراءات ${name}`),
  resize: (label) => one(locale, `Width of ${label}`, `عرض ${label}`),
  width: (px) => one(locale, `${px} pixels`, `${px} بكسل`),
})

/** The sum of what is ticked, for the bulk bar. */
export const sumText = (rows: readonly SampleRow[], locale: Locale): string => {
  const fils = rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 1000), 0)
  return moneyText((fils / 1000).toFixed(3), 'KWD', locale)
}

const both = <T,>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> => ({
  en: make('en'),
  ar: make('ar'),
})

/** Held still, so that rows are not drawn again. */
export const sampleColumns = both(columnsIn)
export const sampleKind = both(kindIn)
export const sampleWords = both(wordsIn)
export const sampleId = ({ id }: SampleRow) => id
