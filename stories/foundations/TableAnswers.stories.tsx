import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvailabilityCalendar } from '@wasl/ui/dates/AvailabilityCalendar'
import { MonthCalendar } from '@wasl/ui/dates/MonthCalendar'
import { OfferedList } from '@wasl/ui/dates/OfferedList'
import { plainLook } from '@wasl/ui/table/columns/data-column.ts'
import { DataTable } from '@wasl/ui/table/DataTable'
import { Tick } from '@wasl/ui/table/rows/Tick'
import { useSelection } from '@wasl/ui/table/rows/useSelection.ts'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { fn } from 'storybook/test'
import { calendarWords, offeredDays } from '../patterns/event-dates.ts'
import { inLocale, say } from '../ui/in-locale.ts'
import { sampleColumns, sampleId, sampleKind, sampleWords } from '../ui/sample-table.tsx'
import { transactions } from '../ui/sample-transactions.tsx'
import '../ui/table-story.css'
import { answersAll, wordsIn } from './answers.ts'
import { Held } from './Held.tsx'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'

const meta = { title: 'foundations/Interaction of tables' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const nothing = fn()
const look = { ...plainLook, hidden: ['fee', 'gateway', 'created'] }
const rows = transactions.slice(0, 1)
const ticked = { all: [], first: rows.map(({ id }) => id) }
const today = '2026-11-20'

type OneRowProps = { locale: 'en' | 'ar'; state: string; isTicked?: boolean }

/** A table of one row: what is held is its head, its ticks and its row. */
function OneRow({ locale, state, isTicked }: OneRowProps) {
  const model = useTableModel({
    columns: sampleColumns[locale],
    rows,
    rowId: sampleId,
    look,
    onLookChange: nothing,
  })
  const selection = useSelection(ticked.first, 1, isTicked ? ticked.first : ticked.all)
  const words = sampleWords[locale]
  return (
    <div className="table-story-card">
      <DataTable
        model={model}
        kind={sampleKind[locale]}
        words={{ ...words, caption: `${words.caption} ${state}` }}
        view={{ kind: 'ready', total: 1 }}
        selection={selection}
        actions={{ open: nothing, menu: nothing }}
      />
    </div>
  )
}

export const Tables: Story = {
  play: answersAll,
  render: (_, context) => {
    const words = wordsIn(context)
    const locale = inLocale(context)
    return (
      <Sheet
        title={say(context, 'Rows answer', 'الصفوف تستجيب')}
        lead={say(
          context,
          'A row that is pointed at is tinted, a ticked one more so; the focus stands on one cell.',
          'يتلوّن الصف تحت المؤشر، والمحدد أكثر، ويقف التركيز على خلية واحدة.',
        )}
      >
        <Plate title={say(context, 'Rows', 'الصفوف')}>
          <Held name="Row" words={words} isWide>
            {(state) => <OneRow locale={locale} state={words[state]} />}
          </Held>
          <Held name="Ticked row" words={words} isWide>
            {(state) => <OneRow locale={locale} state={`${words[state]} ✓`} isTicked />}
          </Held>
          <Held name="Tick" words={words}>
            {(state) => <Tick label={words[state]} checked={false} onChange={nothing} />}
          </Held>
        </Plate>
      </Sheet>
    )
  },
}

export const Calendars: Story = {
  play: async (context) => {
    // A calendar takes the focus when it opens; here four are open.
    const focused = context.canvasElement.ownerDocument.activeElement
    if (focused instanceof HTMLElement) focused.blur()
    await answersAll(context)
  },
  render: (_, context) => {
    const words = wordsIn(context)
    const date = say(context, 'Choose a date', 'اختر تاريخًا')
    return (
      <Sheet
        title={say(context, 'Days answer', 'الأيام تستجيب')}
        lead={say(
          context,
          'Each day that can be chosen shows a pointer and a press; the focus stands on one day.',
          'يُظهر كل يوم متاح المؤشر والضغط، ويقف التركيز على يوم واحد.',
        )}
      >
        <Plate title={say(context, 'Calendars', 'التقاويم')}>
          <Held name="MonthCalendar" words={words} isWide>
            {(state) => (
              <MonthCalendar
                label={`${date} ${words[state]}`}
                value="2026-11-25"
                onChange={nothing}
                today={today}
                words={calendarWords(context)}
              />
            )}
          </Held>
          <Held name="AvailabilityCalendar" words={words} isWide>
            {(state) => (
              <AvailabilityCalendar
                label={`${date} ${words[state]}`}
                days={offeredDays(context)}
                value={null}
                onChange={nothing}
                today={today}
                words={calendarWords(context)}
              />
            )}
          </Held>
          <Held name="OfferedList" words={words} isWide>
            {() => <OfferedList days={offeredDays(context).slice(0, 2)} value={null} onChange={nothing} />}
          </Held>
        </Plate>
      </Sheet>
    )
  },
}
