import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SampleFilters } from '../patterns/SampleFilters.tsx'
import { inLocale } from './in-locale.ts'

const meta = {
  title: 'ui/table/FilterPanel',
  tags: ['autodocs'],
  component: SampleFilters,
  args: { locale: 'en', onClose: fn() },
  argTypes: { locale: { table: { disable: true } } },
  render: (args, context) => <SampleFilters {...args} locale={inLocale(context)} />,
} satisfies Meta<typeof SampleFilters>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^(KNET|كي نت)/ }))
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
    await userEvent.click(dialog.getByRole('button', { name: /^(Clear all|مسح الكل)$/ }))
    await expect(dialog.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: /128/ }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
