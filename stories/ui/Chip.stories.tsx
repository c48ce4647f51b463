import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from '@wasl/ui/table/filters/Chip'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from './in-locale.ts'
import './table-story.css'

const meta = {
  title: 'ui/table/Chip',
  tags: ['autodocs'],
  component: Chip,
  args: { label: '', value: '', title: '', removeLabel: '', onRemove: fn(), onPress: fn() },
  render: (args, context) => (
    <Chip
      {...args}
      label={say(context, 'State', 'الحالة')}
      value={say(context, 'Paid', 'مدفوعة')}
      title={say(context, 'State: Paid', 'الحالة: مدفوعة')}
      removeLabel={say(context, 'Remove State', 'إزالة الحالة')}
    />
  ),
} satisfies Meta<typeof Chip>
export default meta

type Story = StoryObj<typeof meta>

export const Removable: Story = {
  play: async ({ canvas, args }) => {
    const [open, remove] = canvas.getAllByRole('button')
    await userEvent.click(open!)
    await expect(args.onPress).toHaveBeenCalledOnce()
    await userEvent.click(remove!)
    remove!.focus()
    await userEvent.keyboard('{Delete}')
    open!.focus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onRemove).toHaveBeenCalledTimes(3)
  },
}

/** Two hundred letters stay in one chip; the whole stands in the title. */
export const LongText: Story = {
  render: (args, context) => {
    const long = say(
      context,
      'Abdulrahman Abdulaziz Al-Mohammad Al-Jasem, Sadeem Office Supplies, Noura Al-Mutawa',
      'عبدالرحمن عبدالعزيز المحمد الجاسم، مكتب سديم للتجهيزات، نورة المطوع',
    )
    return (
      <div className="table-story-narrow">
        <Chip
          {...args}
          label={say(context, 'Customer', 'العميل')}
          value={long}
          title={long}
          removeLabel={say(context, 'Remove Customer', 'إزالة العميل')}
        />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const [words, remove] = canvas.getAllByRole('button')
    await expect(words!.scrollWidth).toBeGreaterThan(words!.clientWidth)
    await expect(words!.title.length).toBeGreaterThan(50)
    await expect(remove!.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  },
}
