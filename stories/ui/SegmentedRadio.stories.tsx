import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarIcon } from '@wasl/ui/icons/CalendarIcon'
import { Stack } from '@wasl/ui/layout/Stack'
import { SegmentedRadio, type SegmentedOption } from '@wasl/ui/navigation/SegmentedRadio'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const periods = (context: Toolbar): SegmentedOption[] => [
  { value: 'day', label: say(context, 'Day', 'اليوم') },
  { value: 'week', label: say(context, 'Week', 'الأسبوع') },
  { value: 'month', label: say(context, 'Month', 'الشهر') },
  { value: 'custom', label: say(context, 'Custom', 'مخصص'), icon: <CalendarIcon /> },
]

const rows = (context: Toolbar): SegmentedOption[] => [
  { value: '10', label: '10' },
  { value: '50', label: '50' },
  { value: '100', label: '100' },
  { value: 'all', label: say(context, 'All 128', 'الكل 128') },
]

function Chooser({ context, isWide = false }: { context: Toolbar; isWide?: boolean }) {
  const [selected, setSelected] = useState('day')
  return (
    <SegmentedRadio
      label={say(context, 'Period', 'الفترة')}
      isLabelHidden
      options={periods(context)}
      selected={selected}
      onSelect={setSelected}
      size={isWide ? 'wide' : 'normal'}
    />
  )
}

const meta = {
  component: SegmentedRadio,
  title: 'ui/navigation/SegmentedRadio',
  tags: ['autodocs'],
  args: { label: '', options: [], selected: '10', onSelect: fn() },
  render: (args, context) => (
    <SegmentedRadio {...args} label={say(context, 'Rows', 'الصفوف')} options={rows(context)} />
  ),
} satisfies Meta<typeof SegmentedRadio>
export default meta

type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args, context) => (
    <Stack gap={24}>
      <SegmentedRadio {...args} label={say(context, 'Rows', 'الصفوف')} options={rows(context)} />
      <Chooser context={context} isWide />
      <SegmentedRadio
        {...args}
        label={say(context, 'Delivery type', 'طريقة الاستلام')}
        selected="pickup"
        options={[
          { value: 'pickup', label: say(context, 'Pickup', 'استلام') },
          { value: 'delivery', label: say(context, 'Delivery', 'توصيل') },
          { value: 'catering', label: say(context, 'Catering', 'ولائم') },
        ]}
        disabledReason={say(context, 'The kitchen is closed now', 'المطبخ مغلق الآن')}
      />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const groups = canvas.getAllByRole('group')
    const closed = within(groups[2] ?? canvas.getAllByRole('group')[0]!)
    await userEvent.click(closed.getAllByRole('radio')[1]!)
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(groups[2]).toHaveAccessibleDescription()
  },
}

export const ByKeyboard: Story = {
  render: (_, context) => <Chooser context={context} />,
  play: async ({ canvas, globals }) => {
    const radios = canvas.getAllByRole('radio')
    const towardsTheEnd = inLocale({ globals }) === 'ar' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.tab()
    await expect(radios[0]).toHaveFocus()
    await userEvent.keyboard(towardsTheEnd)
    await expect(radios[1]).toBeChecked()
    await expect(radios[1]).toHaveFocus()
    await userEvent.click(radios[3] ?? document.body)
    await expect(radios[3]).toBeChecked()
  },
}
