import type { Meta, StoryObj } from '@storybook/react-vite'
import { CompactMoney } from '@wasl/ui/data/CompactMoney'
import { Money } from '@wasl/ui/money/Money'
import { expect } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'

const meta = {
  title: 'ui/Money',
  tags: ['autodocs'],
  component: Money,
  args: { value: '1204.500', currency: 'KWD', locale: 'en' },
  render: (args, context) => <Money {...args} locale={inLocale(context)} />,
} satisfies Meta<typeof Money>
export default meta

type Story = StoryObj<typeof meta>

export const Inline: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = globals.locale === 'ar' ? '1,204.500\u00a0د.ك' : 'KWD\u00a01,204.500'
    await expect(canvasElement.textContent?.trim()).toBe(shown)
  },
}
export const Amount: Story = { args: { size: 'amount' } }
export const Negative: Story = { args: { value: '-5.000' } }
export const Compact: Story = {
  render: (_, context) => (
    <CompactMoney
      value="1204312.500"
      currency="KWD"
      locale={inLocale(context)}
      thousand={say(context, 'K', '\u00a0ألف')}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const exact = globals.locale === 'ar' ? '1,204,312.500\u00a0د.ك' : 'KWD\u00a01,204,312.500'
    await expect(canvasElement.querySelector('[title]')).toHaveAttribute('title', exact)
    await expect(canvasElement.querySelector('[aria-hidden]')?.textContent).toContain('1,204.3')
  },
}
export const NoDecimals: Story = { args: { value: '500', currency: 'JPY' } }
