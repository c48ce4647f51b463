import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { barRoom } from '@wasl/ui/layout/bar-room.ts'
import { addNotice, closeNotice, type Notice } from '@wasl/ui/overlays/snackbars/notice-queue.ts'
import { SnackbarRegion } from '@wasl/ui/overlays/snackbars/SnackbarRegion'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { say } from './in-locale.ts'
import { stopClock } from './stop-clock.ts'
import './story.css'

type Toolbar = Parameters<typeof say>[0]

const samples = (context: Toolbar): Notice[] => [
  { id: '1', tone: 'success', text: say(context, 'Applied successfully', 'تم التنفيذ بنجاح') },
  {
    id: '2',
    tone: 'partial',
    text: say(context, 'Applied partially', 'تم التنفيذ جزئيًا'),
    go: { label: say(context, 'Go', 'اذهب'), href: '#reports' },
  },
  {
    id: '3',
    tone: 'error',
    text: say(
      context,
      'Unexpected error: the bank did not answer in time. Your payments are safe: nothing was changed.',
      'خطأ غير متوقع: لم يرد البنك في الوقت المحدد. مدفوعاتك آمنة: لم يتغير شيء.',
    ),
  },
  { id: '4', tone: 'success', text: say(context, 'Copied to clipboard', 'تم النسخ') },
]

function Queue({ context, place }: { context: Toolbar; place: 'centre' | 'end' }) {
  const [waiting, setWaiting] = useState(() => samples(context))
  const [queue, setQueue] = useState<Notice[]>([])
  const [next] = waiting
  const show = () => {
    if (!next) return
    setQueue((before) => addNotice(before, next))
    setWaiting((before) => before.slice(1))
  }
  return (
    <>
      <Button onClick={show}>{say(context, 'Show the next', 'عرض التالي')}</Button>
      <SnackbarRegion
        label={say(context, 'Notices', 'الإشعارات')}
        notices={queue}
        closeLabel={say(context, 'Close', 'إغلاق')}
        onClose={(id) => setQueue((before) => closeNotice(before, id))}
        place={place}
      />
    </>
  )
}

const meta = {
  component: SnackbarRegion,
  title: 'ui/overlays/SnackbarRegion',
  tags: ['autodocs'],
  args: { label: '', notices: [], closeLabel: '', onClose: fn(), place: 'end' },
  render: ({ place = 'end' }, context) => <Queue context={context} place={place} />,
} satisfies Meta<typeof SnackbarRegion>
export default meta

type Story = StoryObj<typeof meta>

export const SeveralAtOnce: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button')
    for (let count = 0; count < 4; count += 1) await userEvent.click(opener)
    const region = canvas.getByRole('region')
    const closers = () => within(region).getAllByRole('button')
    await expect(closers()).toHaveLength(3)
    await expect(within(region).getByRole('alert')).not.toBeEmptyDOMElement()
    opener.focus()
    await userEvent.keyboard('{F6}')
    await expect(region).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{F6}{Tab}{Enter}')
    await expect(closers()).toHaveLength(3)
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true))
  },
}

/** After six seconds good news leaves, not while the pointer or the focus is on it. An error stays. */
export const LeavesByItself: Story = {
  play: async ({ canvas }) => {
    const clock = stopClock(6000)
    try {
      const opener = canvas.getByRole('button')
      const region = canvas.getByRole('region')
      const standing = () => within(region).getAllByRole('button').length
      const error = () => within(within(region).getByRole('alert')).getByRole('button')
      const waits = (count: number) => waitFor(() => expect(clock.waiting()).toBe(count))
      for (let count = 0; count < 3; count += 1) await userEvent.click(opener)
      await waits(2)

      await userEvent.hover(error())
      await waits(0)
      await userEvent.unhover(error())
      await waits(2)
      await userEvent.keyboard('{F6}')
      await waits(0)
      await expect(standing()).toBe(3)
      await userEvent.keyboard('{F6}')
      await waits(2)

      clock.timeIsOver()
      await waitFor(() => expect(standing()).toBe(1))
      await expect(error()).toBeVisible()
      await waits(0)
    } finally {
      clock.goOn()
    }
  },
}

/** An address has no place to break: it is broken all the same, and Close stays in sight. */
export const LongWord: Story = {
  args: { place: 'centre' },
  render: ({ place = 'end' }, context) => (
    <SnackbarRegion
      label={say(context, 'Notices', 'الإشعارات')}
      notices={[
        {
          id: '1',
          tone: 'success',
          text: say(
            context,
            'Sent to abdulrahman.almohammad@longmail.example.com',
            'أُرسل إلى abdulrahman.almohammad@longmail.example.com',
          ),
        },
      ]}
      closeLabel={say(context, 'Close', 'إغلاق')}
      onClose={fn()}
      place={place}
    />
  ),
  decorators: (Story) => (
    <div className="story-phone">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('region').getBoundingClientRect()
    const close = canvas.getByRole('button').getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(canvas.getByText(/longmail/))
    for (const seen of [close, ...words.getClientRects()]) {
      await expect(seen.left).toBeGreaterThanOrEqual(phone.left)
      await expect(seen.right).toBeLessThanOrEqual(phone.right)
    }
  },
}

export const Centred: Story = {
  args: { place: 'centre' },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await userEvent.keyboard('{F6}{Tab}{Enter}')
    await expect(canvas.getByRole('region')).not.toHaveTextContent(/\S/)
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
  },
}

/** What the person is about to press is at the foot: a notice stands above it. */
export const AboveABar: Story = {
  render: (_, context) => (
    <>
      <div className="story-tall" />
      <div ref={barRoom} className="story-foot">
        <Button>{say(context, 'Cancel', 'إلغاء')}</Button>
        <Button variant="primary">{say(context, 'Create and send', 'أنشئ وأرسل')}</Button>
      </div>
      <SnackbarRegion
        label={say(context, 'Notices', 'الإشعارات')}
        notices={samples(context).slice(2, 3)}
        closeLabel={say(context, 'Close', 'إغلاق')}
        onClose={fn()}
        place="end"
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [bar] = document.getElementsByClassName('story-foot')
    await waitFor(() => {
      const { bottom } = canvas.getByRole('alert').getBoundingClientRect()
      void expect(bottom).toBeLessThanOrEqual(bar!.getBoundingClientRect().top)
    })
  },
}

/** All else is inert while a dialog is open: what it is answered is told inside it, and can be closed there. */
export const OverADialog: Story = {
  render: (_, context) => <Refused context={context} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    await userEvent.click(canvas.getByRole('button'))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getAllByRole('button').at(-1)!)
    const close = within(region).getByRole('button')
    await expect(canvas.getByRole('dialog').contains(region)).toBe(true)
    const { x, y, width, height } = close.getBoundingClientRect()
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(close)
    await userEvent.click(close)
    await expect(region).not.toHaveTextContent(/\S/)
    await userEvent.click(dialog.getAllByRole('button').at(-1)!)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(within(region).getByRole('button'))
    await expect(region).not.toHaveTextContent(/\S/)
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(within(canvas.getByRole('dialog')).getAllByRole('button').at(-1)!)
  },
}

function Refused({ context }: { context: Toolbar }) {
  const [isOpen, setIsOpen] = useState(false)
  const [queue, setQueue] = useState<readonly Notice[]>([])
  const words = { close: say(context, 'Close', 'إغلاق'), send: say(context, 'Export', 'تصدير') }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.send}</Button>
      {isOpen && (
        <Dialog
          kind="form"
          title={say(context, 'Export transactions', 'تصدير المعاملات')}
          closeLabel={words.close}
          onClose={() => setIsOpen(false)}
          footer={
            <Button variant="primary" onClick={() => setQueue(samples(context).slice(2, 3))}>
              {words.send}
            </Button>
          }
        >
          <p>{say(context, '344 rows', '344 صفًا')}</p>
        </Dialog>
      )}
      <SnackbarRegion
        label={say(context, 'Notices', 'الإشعارات')}
        notices={queue}
        closeLabel={words.close}
        onClose={(id) => setQueue((before) => closeNotice(before, id))}
        place="end"
      />
    </>
  )
}
