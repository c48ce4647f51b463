import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { say } from './in-locale.ts'

type Words = { open: string; title: string; text: string; close: string; agree: string }

function Opener({ words, kind }: { words: Words; kind: 'reading' | 'confirm' }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      {isOpen && (
        <Dialog
          title={words.title}
          closeLabel={words.close}
          onClose={close}
          kind={kind}
          footer={
            <Button variant="primary" onClick={close} data-first-focus={kind === 'confirm' ? '' : undefined}>
              {words.agree}
            </Button>
          }
        >
          <p>{words.text}</p>
        </Dialog>
      )}
    </>
  )
}

const meta = {
  component: Opener,
  args: { kind: 'reading', words: { open: '', title: '', text: '', close: '', agree: '' } },
  title: 'ui/Dialog',
  tags: ['autodocs'],
  render: (args, context) => (
    <Opener
      {...args}
      words={{
        open: say(context, 'Terms & Conditions', 'الشروط والأحكام'),
        title: say(context, 'Terms & Conditions', 'الشروط والأحكام'),
        text: say(
          context,
          'By paying you accept our prices and delivery times.',
          'بإتمام الدفع فإنك توافق على أسعارنا ومواعيد التوصيل.',
        ),
        close: say(context, 'Close', 'إغلاق'),
        agree: say(context, 'Agree', 'موافق'),
      }}
    />
  ),
} satisfies Meta<typeof Opener>
export default meta

type Story = StoryObj<typeof meta>

export const Reading: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName()
    await expect(dialog.contains(canvasElement.ownerDocument.activeElement)).toBe(true)
    const [closeMark] = within(dialog).getAllByRole('button')
    await userEvent.click(closeMark ?? dialog)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}
export const Confirm: Story = {
  args: { kind: 'confirm' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
  },
}
