import type { Locale, Localised } from '@wasl/domain/locale'
import { DateTime } from '@wasl/ui/text/DateTime'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleDashedIcon } from '@wasl/ui/icons/CircleDashedIcon'
import { CircleDotIcon } from '@wasl/ui/icons/CircleDotIcon'
import { LiveRegion } from '@wasl/ui/text/LiveRegion'
import { Ltr } from '@wasl/ui/text/Ltr'
import { StatusBadge, type Tone } from '@wasl/ui/money/StatusBadge'
import { plainLook, type DataColumn, type TableLook } from '@wasl/ui/table/columns/data-column.ts'
import { DataTable } from '@wasl/ui/table/DataTable'
import type { RowKind } from '@wasl/ui/table/rows/row-part.ts'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { useMemo, useState, type ReactNode } from 'react'
import { sampleWords } from '../ui/sample-table.tsx'
import '../ui/table-story.css'

type Attendance = 'attended' | 'not_attended' | 'partial_attended' | 'canceled'
type Booking = {
  id: number
  event: Localised
  places: number
  scanned: number
  guest: Localised
  isFree?: boolean
  date: string
  attendance: Attendance
  phone: string
}

const tasting = { en: 'Tide tasting: seven dates, seven coffees', ar: 'تذوّق المدّ: سبعة تمور وسبع قهوات' }
const baking = { en: 'Bake samoon at home', ar: 'اخبز الصمون في بيتك' }
const reading = { en: 'Sunset reading circle', ar: 'حلقة قراءة عند الغروب' }

const bookings: readonly Booking[] = [
  {
    id: 504,
    event: reading,
    places: 1,
    scanned: 0,
    guest: { en: 'Maryam Haidar', ar: 'مريم حيدر' },
    isFree: true,
    date: '2026-11-23T14:00:00Z',
    attendance: 'not_attended',
    phone: '+965 500 12347',
  },
  {
    id: 501,
    event: tasting,
    places: 2,
    scanned: 2,
    guest: { en: 'Noura Al-Mutawa', ar: 'نورة المطوع' },
    date: '2026-11-25T16:00:00Z',
    attendance: 'attended',
    phone: '+965 500 12345',
  },
  {
    id: 503,
    event: tasting,
    places: 4,
    scanned: 2,
    guest: { en: 'Dana Al-Sabti', ar: 'دانة السبتي' },
    date: '2026-11-25T16:00:00Z',
    attendance: 'partial_attended',
    phone: '+965 500 12348',
  },
  {
    id: 507,
    event: baking,
    places: 2,
    scanned: 0,
    guest: { en: 'Joseph Mathew', ar: 'جوزيف ماثيو' },
    date: '2026-11-28T13:00:00Z',
    attendance: 'canceled',
    phone: '+965 500 12349',
  },
]

const looks: Readonly<Record<Attendance, Localised & { tone: Tone; icon: ReactNode }>> = {
  attended: { en: 'Attended', ar: 'حضر', tone: 'success', icon: <CircleCheckIcon size={14} /> },
  not_attended: { en: 'Not attended', ar: 'لم يحضر', tone: 'neutral', icon: <CircleDashedIcon size={14} /> },
  partial_attended: { en: 'Partly', ar: 'جزئيًا', tone: 'warning', icon: <CircleDotIcon size={14} /> },
  canceled: { en: 'Canceled', ar: 'ملغى', tone: 'danger', icon: <BanIcon size={14} /> },
}

const kind: RowKind<Booking> = { name: ({ id }) => String(id) }
const bookingId = ({ id }: Booking) => String(id)

function columnsIn(locale: Locale): readonly DataColumn<Booking>[] {
  const one = (en: string, ar: string) => (locale === 'ar' ? ar : en)
  return [
    {
      id: 'id',
      label: one('Booking', 'الحجز'),
      cell: ({ id }) => (
        <a href={`#${id}`} className="table-story-id">
          <Ltr>{id}</Ltr>
        </a>
      ),
      sortValue: ({ id }) => id,
      width: 96,
      isPinned: true,
      card: 'title',
      namesRow: true,
    },
    {
      id: 'event',
      label: one('Event', 'الفعالية'),
      cell: ({ event }) => <bdi>{event[locale]}</bdi>,
      text: ({ event }) => event[locale],
      sortValue: ({ event }) => event[locale],
      width: 200,
      isFlexible: true,
      card: 'amount',
    },
    {
      id: 'places',
      label: one('Places', 'الأماكن'),
      cell: ({ places }) => <b>{places}</b>,
      sortValue: ({ places }) => places,
      align: 'end',
      width: 88,
    },
    {
      id: 'guest',
      label: one('Guest', 'الضيف'),
      cell: ({ guest }) => <bdi>{guest[locale]}</bdi>,
      text: ({ guest }) => guest[locale],
      sortValue: ({ guest }) => guest[locale],
      width: 168,
      card: 'note',
      namesRow: true,
    },
    {
      id: 'paid',
      label: one('Free/Paid', 'مجانية/مدفوعة'),
      cell: ({ isFree }) => (isFree ? one('Free', 'مجانية') : one('Paid', 'مدفوعة')),
      width: 124,
    },
    {
      id: 'date',
      label: one('Date', 'التاريخ'),
      cell: ({ date }) => <DateTime instant={date} locale={locale} timeZone="Asia/Kuwait" />,
      cardCell: ({ date }) => <DateTime instant={date} locale={locale} timeZone="Asia/Kuwait" show="date" />,
      sortValue: ({ date }) => date,
      width: 200,
      card: 'time',
    },
    {
      id: 'attendance',
      label: one('Attendance', 'الحضور'),
      cell: ({ attendance, places, scanned }) => (
        <>
          <StatusBadge tone={looks[attendance].tone} icon={looks[attendance].icon}>
            {looks[attendance][locale]}
          </StatusBadge>{' '}
          {attendance !== 'canceled' && (
            <small className="table-story-quiet">
              {one(`${scanned} of ${places}`, `${scanned} من ${places}`)}
            </small>
          )}
        </>
      ),
      sortValue: ({ attendance }) => attendance,
      width: 188,
      card: 'badge',
      namesRow: true,
    },
    {
      id: 'phone',
      label: one('Phone', 'الهاتف'),
      cell: ({ phone }) => <Ltr>{phone}</Ltr>,
      width: 152,
    },
  ]
}

/** A list without ticks, marks or opened rows: bookings. */
export function SampleBookings({ locale }: { locale: Locale }) {
  const [look, setLook] = useState<TableLook>({ ...plainLook, sort: { id: 'date', isDescending: false } })
  const columns = useMemo(() => columnsIn(locale), [locale])
  const model = useTableModel({ columns, rows: bookings, rowId: bookingId, look, onLookChange: setLook })
  const words = useMemo(
    () => ({ ...sampleWords[locale], caption: locale === 'ar' ? 'الحجوزات' : 'Bookings' }),
    [locale],
  )
  return (
    <LiveRegion>
      <div className="table-story-card">
        <DataTable
          model={model}
          kind={kind}
          words={words}
          view={{ kind: 'ready', total: 68 }}
          actions={{ menu: () => undefined }}
        />
      </div>
    </LiveRegion>
  )
}
