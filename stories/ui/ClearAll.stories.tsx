import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClearAll } from '@wasl/ui/actions/ClearAll'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = {
  component: ClearAll,
  title: 'ui/ClearAll',
  tags: ['autodocs'],
  args: { onPress: fn(), describedBy: 'cleared', children: '' },
  render: (args, context) => (
    <p>
      <b id={args.describedBy}>{say(context, 'State', 'الحالة')}</b>{' '}
      <ClearAll {...args}>{say(context, 'Clear', 'مسح')}</ClearAll>
    </p>
  ),
} satisfies Meta<typeof ClearAll>
export default meta

type Story = StoryObj<typeof meta>

export const BesideATitle: Story = {
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole('button', { name: say({ globals }, 'Clear', 'مسح') })
    await expect(button).toHaveAccessibleDescription(say({ globals }, 'State', 'الحالة'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
