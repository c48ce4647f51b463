import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { PrinterIcon } from '@wasl/ui/icons/PrinterIcon'
import { TextField } from '@wasl/ui/inputs/TextField'
import { Popover } from '@wasl/ui/overlays/Popover'
import { Tooltip } from '@wasl/ui/overlays/tooltips/Tooltip'
import { TooltipButton } from '@wasl/ui/overlays/tooltips/TooltipButton'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = { title: 'ui/overlays/Tooltip', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const OfAnIconButton: Story = {
  render: (_, context) => (
    <TooltipButton
      label={say(context, 'Print the receipt', 'طباعة الإيصال')}
      icon={<PrinterIcon />}
      shortcut="Ctrl P"
      side="bottom"
      hasEdge
    />
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect()
    // As a control at a desk is; under a finger it has 44.
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <Tooltip
      side="bottom"
      text={say(
        context,
        'Counts what customers have paid in the chosen days, before refunds and fees of the gateways.',
        'يحسب ما دفعه العملاء في الأيام المختارة، قبل المبالغ المستردة ورسوم البوابات.',
      )}
    >
      <Button size="row">{say(context, 'Received', 'المستلمة')}</Button>
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleDescription())
  },
}

export const WithFields: Story = {
  render: (_, context) => (
    <Popover
      trigger={<Button size="row">{say(context, 'Save view', 'حفظ العرض')}</Button>}
      title={say(context, 'Save this view', 'حفظ هذا العرض')}
    >
      {(close) => (
        <>
          <TextField
            label={say(context, 'Name', 'الاسم')}
            defaultValue={say(context, 'Unpaid today', 'غير مدفوعة اليوم')}
          />
          <Button variant="primary" size="row" onClick={close}>
            {say(context, 'Save', 'حفظ')}
          </Button>
        </>
      )}
    </Popover>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(screen.getByRole('dialog')).toHaveAccessibleName()
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? button)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
  },
}
