import type { Meta, StoryObj } from '@storybook/react-vite'
import { isBackwards, type DateRange } from '@wasl/ui/dates/date-range.ts'
import { DatePicker } from '@wasl/ui/dates/DatePicker'
import { DateRangePicker } from '@wasl/ui/dates/DateRangePicker'
import { useState, type ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { say } from './in-locale.ts'

type Context = Parameters<typeof say>[0]

const today = '2026-11-20'

const dateWords = (context: Context) => ({
  open: say(context, 'Choose a date', 'اختر تاريخًا'),
  previous: say(context, 'Previous month', 'الشهر السابق'),
  next: say(context, 'Next month', 'الشهر التالي'),
  today: say(context, 'today', 'اليوم'),
  chosen: say(context, 'chosen', 'محدد'),
  hour: say(context, 'Hour', 'الساعة'),
  minute: say(context, 'Minute', 'الدقيقة'),
  done: say(context, 'Done', 'تم'),
  unreadable: say(
    context,
    'Write the date like 11/20/2026 14:05',
    'اكتب التاريخ هكذا: \u206611/20/2026 14:05\u2069',
  ),
  outside: say(context, 'Choose a date from 11/13/2026 on', 'اختر تاريخًا من 11/13/2026 فصاعدًا'),
})

const rangeWords = (context: Context) => ({
  ...dateWords(context),
  from: say(context, 'From', 'من'),
  to: say(context, 'To', 'إلى'),
  clear: say(context, 'Clear', 'مسح'),
  hint: say(context, 'Kuwait time.', 'بتوقيت الكويت.'),
  endsBeforeStart: say(context, 'The end is before the start', 'النهاية قبل البداية'),
  presets: {
    today: say(context, 'Today', 'اليوم'),
    yesterday: say(context, 'Yesterday', 'أمس'),
    last7Days: say(context, 'Last 7 days', 'آخر 7 أيام'),
    thisMonth: say(context, 'This month', 'هذا الشهر'),
  },
})

type PickerProps = Omit<ComponentProps<typeof DatePicker>, 'value' | 'onChange'> & { starts?: string }

function Picker({ starts, ...props }: PickerProps) {
  const [value, setValue] = useState<string | null>(starts ?? null)
  return (
    <>
      <DatePicker {...props} value={value} onChange={setValue} />
      <output hidden>{value}</output>
    </>
  )
}

type RangeProps = Omit<ComponentProps<typeof DateRangePicker>, 'value' | 'onChange'> & { starts: DateRange }

function Range({ starts, ...props }: RangeProps) {
  const [range, setRange] = useState(starts)
  return (
    <>
      <DateRangePicker {...props} value={range} onChange={setRange} />
      <output hidden>{`${range.from} ${range.to} ${isBackwards(range)}`}</output>
    </>
  )
}

const meta = {
  component: DateRangePicker,
  title: 'ui/dates/DatePicker',
  tags: ['autodocs'],
  args: {
    label: '',
    value: { from: '2026-11-13T00:00', to: '2026-11-20T23:59' },
    onChange: () => {},
    today,
    precision: 'minute',
    words: rangeWords({ globals: {} }),
  },
  argTypes: { precision: { control: 'inline-radio', options: ['minute', 'day'] } },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 560, minBlockSize: 240 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof DateRangePicker>
export default meta

type Story = StoryObj<typeof meta>

export const FilterRange: Story = {
  render: ({ precision = 'minute' }, context) => (
    <Range
      key={precision}
      label={say(context, 'Created', 'تاريخ الإنشاء')}
      precision={precision}
      today={today}
      starts={
        precision === 'day'
          ? { from: '2026-11-14', to: '2026-11-20' }
          : { from: '2026-11-14T00:00', to: '2026-11-20T23:59' }
      }
      words={rangeWords(context)}
    />
  ),
  play: async ({ canvas, step }) => {
    // A preset makes the fields anew.
    const from = () => canvas.getAllByRole('textbox')[0] as HTMLElement
    const to = () => canvas.getAllByRole('textbox')[1] as HTMLElement
    await step('the chosen preset is pressed', async () => {
      await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(/7/)
    })
    await step('a preset fills both ends', async () => {
      await userEvent.click(canvas.getAllByRole('button', { pressed: false })[0] as HTMLElement)
      await expect(from()).toHaveValue('11/20/2026 00:00')
      await expect(to()).toHaveValue('11/20/2026 23:59')
    })
    await step('what was read stands below in words, day first', async () => {
      await expect(from()).toHaveAccessibleDescription(/^20 (Nov 2026, 12:00\sAM|نوفمبر 2026، 12:00\sص)$/)
      await expect(to()).toHaveAccessibleDescription(/^20 (Nov 2026, 11:59\sPM|نوفمبر 2026، 11:59\sم)$/)
    })
    await step('an end before the start is told, an Arabic-Indic date is read', async () => {
      await userEvent.clear(to())
      await userEvent.type(to(), '١١/١٩/٢٠٢٦ ١٠:٠٠')
      await expect(to()).toHaveValue('11/19/2026 10:00')
      await expect(to()).toHaveAccessibleDescription(/before|قبل/)
      await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent(/true$/)
    })
    await step('a corrected end is accepted, a day without a time is the whole day', async () => {
      await userEvent.clear(to())
      await userEvent.type(to(), '11/21/2026')
      await userEvent.tab()
      await expect(to()).toHaveValue('11/21/2026 23:59')
      await expect(to()).not.toHaveAttribute('aria-invalid')
    })
    await step('Clear forgets what could not be read, too, and keeps the focus', async () => {
      await userEvent.clear(to())
      await userEvent.type(to(), '20/13/2026')
      await userEvent.click(canvas.getByRole('button', { name: /^(Clear|مسح)$/ }))
      await expect(from()).toHaveValue('')
      await expect(to()).toHaveValue('')
      await expect(canvas.queryByRole('button', { name: /^(Clear|مسح)$/ })).toBeNull()
      await expect(to().ownerDocument.body).not.toHaveFocus()
    })
  },
}

export const PickedByKeyboard: Story = {
  render: (_, context) => (
    <Picker label={say(context, 'Expires', 'ينتهي في')} today={today} words={dateWords(context)} />
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body)
    const isRightToLeft = canvasElement.ownerDocument.documentElement.dir === 'rtl'
    await step('the calendar opens on today', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
      await waitFor(() =>
        expect(canvasElement.ownerDocument.activeElement).toHaveAccessibleName(/20.*(today|اليوم)/),
      )
    })
    await step('the week starts on Saturday', async () => {
      const first = page.getByRole('grid').querySelector('th')
      await expect(first).toHaveTextContent(/Sat|السبت|سبت/)
    })
    await step('arrows follow the page, Enter chooses', async () => {
      await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}')
      await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}')
      await expect(canvas.getByRole('textbox', { hidden: true })).toHaveValue('12/28/2026 00:00')
    })
    await step('the time is chosen, Done closes and gives the focus back', async () => {
      const [hour] = page.getAllByRole('combobox')
      await userEvent.selectOptions(hour as HTMLElement, '18')
      await userEvent.click(page.getByRole('button', { name: /^(Done|تم)$/ }))
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByRole('textbox')).toHaveValue('12/28/2026 18:00')
      await expect(canvas.getByRole('button')).toHaveFocus()
    })
  },
}

export const OpenWithRange: Story = {
  tags: ['whole'],
  render: (_, context) => (
    <Range
      label={say(context, 'Created', 'تاريخ الإنشاء')}
      today={today}
      starts={{ from: '2026-11-10T00:00', to: '2026-11-20T23:59' }}
      words={rangeWords(context)}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getAllByRole('button', { name: /^(Choose a date|اختر تاريخًا)$/ })[1] as HTMLElement,
    )
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const days = screen.getAllByRole('gridcell')
    const ninth = days.find((day) => day.textContent === '9')
    await expect(ninth).toHaveAttribute('aria-disabled', 'true')
  },
}

export const States: Story = {
  render: (_, context) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Picker label={say(context, 'Empty', 'فارغ')} today={today} words={dateWords(context)} />
      <Picker
        label={say(context, 'To the day', 'باليوم')}
        optional={say(context, '(optional)', '(اختياري)')}
        hint={say(context, 'The day of the event.', 'يوم الفعالية.')}
        today={today}
        starts="2026-11-28"
        rules={{ precision: 'day' }}
        words={dateWords(context)}
      />
      <Picker
        label={say(
          context,
          'Expires, with a label long enough to run over two lines on a narrow phone',
          'ينتهي في، مع عنوان طويل بما يكفي ليمتد على سطرين في هاتف ضيق',
        )}
        today={today}
        starts="2026-11-12T09:30"
        rules={{ min: '2026-11-13T00:00' }}
        words={dateWords(context)}
      />
      <Range
        label={say(context, 'Report period', 'فترة التقرير')}
        today={today}
        precision="day"
        starts={{ from: null, to: null }}
        problems={{
          from: say(context, 'This field is required', 'هذا الحقل مطلوب'),
          to: say(context, 'This field is required', 'هذا الحقل مطلوب'),
        }}
        words={{ ...rangeWords(context), hint: undefined }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [empty] = canvas.getAllByRole('textbox')
    if (!empty) throw new Error('a field')
    await userEvent.type(empty, '20/13/2026')
    await userEvent.tab()
    await expect(empty).toHaveValue('20/13/2026')
    await expect(empty).toHaveAccessibleDescription(/11\/20\/2026 14:05/)
  },
}
