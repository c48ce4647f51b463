import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { EllipsisIcon } from '@wasl/ui/icons/EllipsisIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Money } from '@wasl/ui/money/Money'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { Menu } from '@wasl/ui/overlays/menus/Menu'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const refund = (context: Toolbar): ComponentProps<typeof ConfirmDialog> => ({
  title: (
    <>
      <small>
        {say(context, 'Step 2 of 2', 'الخطوة 2 من 2')} · <Ltr>PR-1016</Ltr>
      </small>
      {say(context, 'Are you sure', 'هل أنت متأكد؟')}
    </>
  ),
  children: (
    <>
      <p>
        {say(context, 'Refund', 'استرداد')}{' '}
        <b>
          <Money value="10.000" currency="KWD" locale={inLocale(context)} />
        </b>{' '}
        {say(context, 'to Dana Al-Sabti through KNET debit card.', 'إلى دانة السبتي عبر بطاقة كي نت.')}
      </p>
      <Alert tone="warning">
        {say(
          context,
          'A refund cannot be taken back once KNET accepts it.',
          'لا يمكن التراجع عن الاسترداد بعد أن تقبله كي نت.',
        )}
      </Alert>
    </>
  ),
  words: {
    yes: say(context, 'Yes', 'نعم'),
    no: say(context, 'No', 'لا'),
    close: say(context, 'Close', 'إغلاق'),
    busy: say(context, 'Asking the bank…', 'جارٍ سؤال البنك…'),
    back: say(context, 'Back', 'رجوع'),
  },
  onAnswer: fn(),
})

const meta = {
  component: ConfirmDialog,
  title: 'ui/overlays/ConfirmDialog',
  tags: ['autodocs'],
  args: {
    title: '',
    children: '',
    tone: 'danger',
    words: { yes: '', no: '', close: '', busy: '' },
    isBusy: false,
    onAnswer: fn(),
  },
  render: ({ tone, isBusy, problem, onAnswer }, context) => (
    <ConfirmDialog {...refund(context)} tone={tone} isBusy={isBusy} problem={problem} onAnswer={onAnswer} />
  ),
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

export const StartsOnNo: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog')
    const [, back, no, yes] = within(dialog).getAllByRole('button')
    await waitFor(() => expect(no).toHaveFocus())
    await expect(dialog.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(518)
    await userEvent.click(yes ?? dialog)
    await userEvent.click(back ?? dialog)
    await userEvent.keyboard('{Escape}')
    await expect(args.onAnswer).toHaveBeenNthCalledWith(1, 'yes')
    await expect(args.onAnswer).toHaveBeenNthCalledWith(2, 'back')
    await expect(args.onAnswer).toHaveBeenNthCalledWith(3, 'no')
    no?.focus()
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    for (const button of screen.getAllByRole('button')) await userEvent.click(button)
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

export const Refused: Story = {
  render: (args, context) => (
    <ConfirmDialog
      {...refund(context)}
      onAnswer={args.onAnswer}
      problem={say(
        context,
        'The amount cannot be greater than the available amount.',
        'لا يمكن أن يتجاوز المبلغ المتاح.',
      )}
    />
  ),
}

function RowWithMenu({ context }: { context: Toolbar }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Menu
        trigger={<IconButton label={say(context, 'Actions', 'الإجراءات')} icon={<EllipsisIcon />} />}
        label={say(context, 'Actions', 'الإجراءات')}
        groups={[{ id: 'a', items: [{ id: 'refund', label: say(context, 'Refund', 'استرداد') }] }]}
        onAction={() => setIsAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog {...refund(context)} onAnswer={() => setIsAsking(false)}>
          <Menu
            trigger={<Button size="row">{say(context, 'Reason', 'السبب')}</Button>}
            label={say(context, 'Reason', 'السبب')}
            groups={[{ id: 'r', items: [{ id: 'twice', label: say(context, 'Paid twice', 'دُفع مرتين') }] }]}
            onAction={() => {}}
          />
        </ConfirmDialog>
      )}
    </>
  )
}

/** From a menu, with a menu inside: what opens in a dialog can be pressed, and the focus finds its way back. */
export const FromARowMenu: Story = {
  render: (_, context) => <RowWithMenu context={context} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('menuitem'))
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getAllByRole('button').at(-2)).toHaveFocus())
    await userEvent.click(within(dialog).getAllByRole('button')[1] ?? dialog)
    await waitFor(() => expect(within(dialog).getByRole('menu')).toHaveFocus())
    await waitFor(() => {
      const { x, y, width, height } = within(dialog).getByRole('menuitem').getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return expect(hit?.closest('[role=menuitem]')).not.toBeNull()
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(dialog).queryByRole('menu')).toBeNull())
    await waitFor(() => expect(within(dialog).getAllByRole('button')[1]).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
