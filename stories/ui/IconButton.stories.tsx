import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { PrinterIcon } from '@wasl/ui/icons/PrinterIcon'
import { expect } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = {
  title: 'ui/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { label: 'Print', icon: <PrinterIcon /> },
  render: (args, context) => <IconButton {...args} label={say(context, 'Print', 'طباعة')} />,
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Rest: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const States: Story = {
  render: (args, context) => (
    <p style={{ display: 'flex', gap: 12 }}>
      <IconButton {...args} label={say(context, 'Print with an edge', 'طباعة بإطار')} hasEdge />
      <IconButton
        {...args}
        label={say(context, 'Print, pressed', 'طباعة، مضغوط')}
        hasEdge
        aria-pressed="true"
      />
      <IconButton {...args} label={say(context, 'Nothing to print', 'لا شيء للطباعة')} aria-disabled="true" />
    </p>
  ),
}
