import type { Meta, StoryObj } from '@storybook/react-vite'
import { SplitBar, type SplitPart } from '@wasl/ui/data/SplitBar'
import { Money } from '@wasl/ui/money/Money'
import { expect } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const meta = {
  component: SplitBar,
  title: 'ui/SplitBar',
  tags: ['autodocs'],
  args: { label: '', parts: [] },
  argTypes: { legend: { control: 'inline-radio', options: ['line', 'rows'] } },
  render: (args, context) => (
    <SplitBar
      {...args}
      label={say(context, 'What became of the payment', 'ما صار إليه المبلغ')}
      parts={partsIn(context, ['15.000', '33.750'])}
    />
  ),
} satisfies Meta<typeof SplitBar>
export default meta

type Story = StoryObj<typeof meta>

export const InALine: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(2)
    await expect(canvasElement.querySelectorAll('dd')).toHaveLength(2)
  },
}
export const InRows: Story = { args: { legend: 'rows' } }
/** What is nothing is said and not drawn; what is little is drawn and seen. */
export const NothingAndLittle: Story = {
  render: (args, context) => (
    <SplitBar
      {...args}
      label={say(context, 'What became of the payment', 'ما صار إليه المبلغ')}
      parts={partsIn(context, ['0.000', '0.001', '48.749'])}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(2)
    await expect(canvasElement.querySelectorAll('dd')).toHaveLength(3)
  },
}

function partsIn(context: Toolbar, amounts: readonly string[]): SplitPart[] {
  const names = [
    say(context, 'Refunded', 'المسترد'),
    say(context, 'Left', 'المتبقي'),
    say(context, 'Kept', 'المحتفظ به'),
  ]
  return amounts.map((amount, at) => ({
    key: String(at),
    series: at === 0 ? 2 : at === 1 ? 3 : 1,
    label: names[at] ?? '',
    value: <Money value={amount} currency="KWD" locale={inLocale(context)} />,
    size: Number(amount),
  }))
}
