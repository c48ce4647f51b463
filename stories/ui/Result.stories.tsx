import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { Disclosure } from '@wasl/ui/text/Disclosure'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { ProgressRing } from '@wasl/ui/notices/ProgressRing'
import { ResultPanel } from '@wasl/ui/money/ResultPanel'
import { expect, userEvent } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = { title: 'ui/Result', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {
  render: (_, context) => (
    <ResultPanel
      tone="success"
      icon={<CircleCheckIcon size={30} />}
      title={say(context, 'Thank you!', 'شكرًا لك!')}
      message={say(
        context,
        'Congratulations your payment was completed successfully',
        'تهانينا، تمت عملية الدفع بنجاح',
      )}
      takesFocus
    >
      <p>{say(context, 'Reference', 'المرجع')} R00001008</p>
    </ResultPanel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}
export const Waiting: Story = {
  render: (_, context) => (
    <ResultPanel
      tone="waiting"
      icon={<ClockIcon size={30} />}
      title={say(context, 'We are still waiting for the bank', 'ما زلنا بانتظار البنك')}
    >
      <p>{say(context, 'Do not pay again yet.', 'لا تدفع مرة أخرى الآن.')}</p>
    </ResultPanel>
  ),
}
export const Failure: Story = {
  render: (_, context) => (
    <ResultPanel
      tone="danger"
      icon={<CircleXIcon size={30} />}
      title={say(
        context,
        'Oops! something went wrong please try again',
        'عذرًا، حدث خطأ ما، يرجى المحاولة مرة أخرى',
      )}
      message={say(context, 'Not captured', 'لم تتم العملية')}
    >
      <p>{say(context, 'You have not been charged.', 'لم يُخصم منك أي مبلغ.')}</p>
    </ResultPanel>
  ),
}
export const Panel: Story = {
  render: (_, context) => (
    <Disclosure title={say(context, 'Payment Details', 'تفاصيل الدفع')}>
      <p>{say(context, 'Captured', 'تم التحصيل')}</p>
    </Disclosure>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('heading'))
    await expect(canvasElement.querySelector('details')?.open).toBe(true)
  },
}
export const Copy: Story = {
  render: (_, context) => (
    <CopyButton
      text="R00001008"
      label={say(context, 'Copy', 'نسخ')}
      copiedLabel={say(context, 'Copied to clipboard', 'تم النسخ')}
    />
  ),
}
export const Ring: Story = { render: () => <ProgressRing value={2} of={3} figure="3" /> }
