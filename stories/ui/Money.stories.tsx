import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '@wasl/ui/Money'
import { expect } from 'storybook/test'
import { inLocale } from './in-locale.ts'

const meta = {
  title: 'ui/Money',
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
export const NoDecimals: Story = { args: { value: '500', currency: 'JPY' } }
