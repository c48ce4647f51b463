import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { ReferenceBox } from '@wasl/ui/money/ReferenceBox'
import { expect } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = {
  component: ReferenceBox,
  title: 'ui/ReferenceBox',
  tags: ['autodocs'],
  args: { label: '', reference: '410 2266 8813' },
  argTypes: { reference: { control: 'text' } },
  render: (args, context) => (
    <ReferenceBox {...args} label={say(context, 'Reference number', 'الرقم المرجعي')} />
  ),
} satisfies Meta<typeof ReferenceBox>
export default meta

type Story = StoryObj<typeof meta>

export const Alone: Story = {
  play: async ({ canvas, args }) => {
    await expect(getComputedStyle(canvas.getByText(args.reference)).direction).toBe('ltr')
  },
}
export const WithCopy: Story = {
  render: (args, context) => (
    <ReferenceBox
      {...args}
      label={say(context, 'Reference number', 'الرقم المرجعي')}
      action={
        <CopyButton
          text={args.reference}
          label={say(context, 'Copy', 'نسخ')}
          copiedLabel={say(context, 'Copied to clipboard', 'تم النسخ')}
        />
      }
    />
  ),
}
