import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@wasl/ui/layout/Stack'
import { Steps, type Step } from '@wasl/ui/navigation/Steps'
import { expect } from 'storybook/test'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const way = (context: Toolbar, states: Step['state'][]): Step[] => {
  const labels = [
    say(context, 'Details', 'التفاصيل'),
    say(context, 'Confirm', 'التأكيد'),
    say(context, 'Pay', 'الدفع'),
    say(context, 'Receipt', 'الإيصال'),
    say(context, 'Feedback', 'التقييم'),
  ]
  return states.map((state, at) => ({
    id: String(at),
    label: labels[at] ?? '',
    state,
    ...(state === 'done' ? { href: `#step-${at}` } : {}),
  }))
}

const meta = {
  component: Steps,
  title: 'ui/navigation/Steps',
  tags: ['autodocs'],
  args: { label: '', steps: [], words: { done: '', error: '' } },
  render: (_, context) => {
    const words = { done: say(context, 'done', 'تم'), error: say(context, 'needs a fix', 'يحتاج إلى تصحيح') }
    const named = (name: string) => `${say(context, 'Steps', 'الخطوات')} ${name}`
    return (
      <Stack gap={24}>
        <Steps label={named('1')} words={words} steps={way(context, ['current', 'next', 'next'])} />
        <Steps label={named('2')} words={words} steps={way(context, ['done', 'current', 'next'])} />
        <Steps label={named('3')} words={words} steps={way(context, ['done', 'error', 'next'])} />
        <Steps
          label={named('4')}
          words={words}
          steps={way(context, ['done', 'done', 'done', 'current', 'next'])}
        />
      </Stack>
    )
  },
} satisfies Meta<typeof Steps>
export default meta

type Story = StoryObj<typeof meta>

export const States: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[0]).toHaveAttribute('aria-current', 'step')
    await expect(steps[3]).toHaveTextContent(/done|تم/)
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
}
