import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvailabilityCalendar } from '@wasl/ui/dates/AvailabilityCalendar'
import type { OfferedDay } from '@wasl/ui/dates/offered-days.ts'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { calendarWords, offeredDays } from '../patterns/event-dates.ts'
import { say } from './in-locale.ts'

type Context = Parameters<typeof say>[0]

const today = '2026-11-20'

type ChoiceProps = { context: Context; days: OfferedDay[]; starts: string | null }

function Choice({ context, days, starts }: ChoiceProps) {
  const [day, setDay] = useState(starts)
  return (
    <>
      <AvailabilityCalendar
        label={say(context, 'Choose a date', 'اختر تاريخًا')}
        days={days}
        value={day}
        onChange={setDay}
        today={today}
        words={calendarWords(context)}
      />
      <output hidden>{day}</output>
    </>
  )
}

const meta = {
  title: 'ui/dates/AvailabilityCalendar',
  tags: ['autodocs'],
  decorators: (Story) => (
    <div style={{ maxInlineSize: 400 }}>
      <Story />
    </div>
  ),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Weeks: Story = {
  render: (_, context) => <Choice context={context} days={offeredDays(context)} starts="2026-11-25" />,
  play: async ({ canvas, canvasElement, step }) => {
    const focused = () => canvasElement.ownerDocument.activeElement
    const ahead = canvasElement.ownerDocument.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    await step('every offered day says its places', async () => {
      await expect(
        canvas.getByRole('button', { name: /2 December.*24 places left|2 ديسمبر.*24 مقعدًا/ }),
      ).toBeVisible()
    })
    await step('a sold out day is reached and read, and stays unchosen', async () => {
      canvas.getByRole('button', { name: /chosen|محدد/ }).focus()
      await userEvent.keyboard(`${ahead}{Enter}`)
      await expect(focused()).toHaveAccessibleName(/Sold out|نفدت/)
      await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent('2026-11-25')
    })
    await step('the same weekday a week later is chosen by keyboard', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent('2026-12-03')
      await waitFor(() => expect(focused()).toHaveAccessibleName(/3 places left.*chosen|بقي 3 مقاعد.*محدد/))
    })
  },
}

export const AsList: Story = {
  render: (_, context) => <Choice context={context} days={offeredDays(context)} starts={null} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(List|قائمة)$/ }))
    const radios = canvas.getAllByRole('radio')
    await expect(radios).toHaveLength(4)
    await expect(radios[1]).toBeDisabled()
    await userEvent.click(radios[3] as HTMLElement)
    await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent('2026-12-03')
  },
}

export const States: Story = {
  tags: ['whole'],
  render: (_, context) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Choice context={context} days={offeredDays(context).slice(0, 1)} starts="2026-11-25" />
      <Choice context={context} days={[]} starts={null} />
      <Choice
        context={context}
        days={[
          ...offeredDays(context),
          {
            day: '2027-01-14',
            state: 'available',
            text: say(context, '24 left', 'بقي 24'),
            spoken: say(context, '24 places left', 'بقي 24 مقعدًا'),
          },
        ]}
        starts={null}
      />
    </div>
  ),
}
