import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '@wasl/ui/IconButton'
import { PrinterIcon } from '@wasl/ui/icons/PrinterIcon'
import { expect } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = {
  title: 'ui/IconButton',
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
