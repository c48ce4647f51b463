import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from '@wasl/ui/text/Countdown'
import { expect, fn, waitFor } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = {
  component: Countdown,
  title: 'ui/Countdown',
  tags: ['autodocs'],
  args: { until: '', write: () => null, announcement: () => '', onEnd: fn() },
  render: (args, context) => (
    <p>
      <Countdown
        {...args}
        write={({ minutes, seconds }) => {
          const left = `${minutes}:${String(seconds).padStart(2, '0')}`
          return `${say(context, 'Time left:', 'الوقت المتبقي:')} ${left}`
        }}
        announcement={(minutes) => say(context, `${minutes} minutes left`, `الدقائق المتبقية: ${minutes}`)}
      />
    </p>
  ),
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

export const Running: Story = {
  args: { until: inMs(42 * 60_000) },
  play: async ({ canvas }) => {
    const timer = await canvas.findByRole('timer')
    await expect(timer).toHaveTextContent(/\d+:\d\d$/)
    await expect(timer).toHaveAttribute('aria-live', 'off')
  },
}
export const Over: Story = {
  args: { until: '2026-11-20T15:04:00Z' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('0:00')
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled())
  },
}
