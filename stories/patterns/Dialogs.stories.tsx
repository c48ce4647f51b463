import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { say } from '../ui/in-locale.ts'
import { SampleRefund } from './SampleRefund.tsx'

const meta = {
  title: 'patterns/Dialogs',
  render: (_, context) => <SampleRefund context={context} />,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Toolbar = Parameters<typeof say>[0]

const wordsOf = (context: Toolbar) => ({
  open: say(context, 'Refund', 'استرداد'),
  next: say(context, 'Next', 'التالي'),
  back: say(context, 'Back', 'رجوع'),
  no: say(context, 'No', 'لا'),
  yes: say(context, 'Yes', 'نعم'),
})

/** A form, then its question, then the answer: one dialog at a time, and nothing typed is lost on the way back. */
export const FormThenQuestion: Story = {
  play: async ({ canvas, globals }) => {
    const words = wordsOf({ globals })
    const opener = canvas.getByRole('button', { name: words.open })
    const press = async (dialog: HTMLElement, name: string) =>
      userEvent.click(within(dialog).getByRole('button', { name }))
    await userEvent.click(opener)
    const form = screen.getByRole('dialog')
    await userEvent.type(within(form).getByRole('textbox'), 'Paid twice')
    await press(form, words.next)

    const question = screen.getByRole('alertdialog')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(within(question).getByRole('button', { name: words.no })).toHaveFocus())
    await press(question, words.back)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue('Paid twice')

    await press(screen.getByRole('dialog'), words.next)
    await press(screen.getByRole('alertdialog'), words.yes)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('region')).toHaveTextContent(/Applied|تم التنفيذ/)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A press outside does not lose what was typed; what is missing is told inside, where the focus goes. */
export const HeldOpen: Story = {
  play: async ({ canvas, globals }) => {
    const words = wordsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: words.open }))
    const form = screen.getByRole('dialog')
    await userEvent.click(within(form).getByRole('button', { name: words.next }))
    await expect(within(form).getByRole('alert', { name: /1 problem|مشكلة واحدة/ })).toHaveFocus()
    await userEvent.click(within(form).getByRole('link'))
    const reason = within(form).getByRole('textbox')
    await expect(reason).toHaveFocus()
    await userEvent.type(reason, 'Paid twice')
    await userEvent.pointer({ keys: '[MouseLeft]', target: form })
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(reason).toHaveValue('Paid twice')
  },
}
