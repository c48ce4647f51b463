import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { ErrorSummary } from '@wasl/ui/notices/ErrorSummary'
import { Snackbar, type Notice } from '@wasl/ui/notices/Snackbar'
import { TextField } from '@wasl/ui/inputs/TextField'
import { expect, fn, userEvent, within } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = { title: 'ui/Messages', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Toolbar = Parameters<typeof say>[0]

const alertIn = (tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'): Story => ({
  render: (_, context) => (
    <Alert tone={tone} title={say(context, 'We are still waiting for the bank', 'ما زلنا بانتظار البنك')}>
      {say(context, 'Do not pay again yet.', 'لا تدفع مرة أخرى الآن.')}
    </Alert>
  ),
})
export const Neutral: Story = alertIn('neutral')
export const Info: Story = alertIn('info')
export const Success: Story = alertIn('success')
export const Warning: Story = alertIn('warning')
export const Danger: Story = alertIn('danger')

const pressed = fn()
/** What has just gone wrong interrupts, and offers the way on. */
export const WithAction: Story = {
  render: (_, context) => (
    <Alert
      tone="danger"
      isUrgent
      title={say(context, 'The fees did not arrive', 'لم تصل الرسوم')}
      action={
        <Button size="row" onClick={pressed}>
          {say(context, 'Try again', 'حاول مرة أخرى')}
        </Button>
      }
    >
      {say(context, 'You have not been charged.', 'لم يُخصم منك أي مبلغ.')}
    </Alert>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getByRole('alert')
    await userEvent.click(within(said).getByRole('button'))
    await expect(pressed).toHaveBeenCalled()
  },
}

export const Summary: Story = {
  render: (_, context) => (
    <>
      <ErrorSummary
        title={say(context, 'There is 1 problem', 'هناك مشكلة واحدة')}
        problems={[
          {
            fieldId: 'block',
            message: say(context, 'Block: This field is required', 'القطعة: هذا الحقل مطلوب'),
          },
        ]}
      />
      <TextField
        id="block"
        label={say(context, 'Block', 'القطعة')}
        problem={say(context, 'This field is required', 'هذا الحقل مطلوب')}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

const closed = fn()
const snackbar = (context: Toolbar, notice: Omit<Notice, 'id'>) => (
  <Snackbar
    label={say(context, 'Notices', 'الإشعارات')}
    closeLabel={say(context, 'Close', 'إغلاق')}
    notice={{ id: 'n1', ...notice }}
    onClose={closed}
  />
)
export const ErrorNotice: Story = {
  render: (_, context) =>
    snackbar(context, {
      tone: 'error',
      text: say(
        context,
        'Transaction cannot be paid as it is expired',
        'لا يمكن دفع المعاملة لأنها منتهية الصلاحية',
      ),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(closed).toHaveBeenCalledWith('n1')
  },
}
export const SuccessNotice: Story = {
  render: (_, context) =>
    snackbar(context, { tone: 'success', text: say(context, 'Applied successfully', 'تم التنفيذ بنجاح') }),
}
export const PartialNotice: Story = {
  render: (_, context) =>
    snackbar(context, {
      tone: 'partial',
      text: say(context, 'Applied partially', 'تم التنفيذ جزئيًا'),
      go: { label: say(context, 'Go', 'اذهب'), href: '#list' },
    }),
}
