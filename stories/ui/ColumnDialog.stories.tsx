import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColumnDialog } from '@wasl/ui/table/columns/ColumnDialog'
import { plainLook } from '@wasl/ui/table/columns/data-column.ts'
import { expect, fn, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { columnWords } from '../patterns/sample-list-words.tsx'
import { inLocale } from './in-locale.ts'
import { sampleColumns } from './sample-table.tsx'

const meta = {
  title: 'ui/table/ColumnDialog',
  tags: ['autodocs'],
  component: ColumnDialog,
  args: {
    columns: [],
    look: { ...plainLook, hidden: ['fee'] },
    plain: plainLook,
    words: columnWords.en,
    onDone: fn(),
    onClose: fn(),
  },
  argTypes: { words: { table: { disable: true } }, columns: { table: { disable: true } } },
  render: (args, context) => (
    <ColumnDialog
      {...args}
      columns={sampleColumns[inLocale(context)]}
      words={columnWords[inLocale(context)]}
    />
  ),
} satisfies Meta<typeof ColumnDialog>
export default meta

type Story = StoryObj<typeof meta>

/** By drag, by buttons, by Alt and an arrow; the pinned column stays; Reset goes back to the start. */
export const Order: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    const names = () => dialog.getAllByRole('checkbox').map((box) => box.getAttribute('aria-labelledby')!)
    const [pinned, second, third, fourth] = names()
    const lines = dialog.getAllByRole('listitem')
    await expect(dialog.getAllByRole('checkbox')[0]).toHaveAttribute('aria-disabled', 'true')

    const grip = lines[3]!.firstElementChild!
    const to = lines[1]!.getBoundingClientRect()
    grip.setPointerCapture = () => undefined
    fireEvent.pointerDown(grip, { pointerId: 1 })
    fireEvent.pointerMove(grip, { pointerId: 1, clientY: to.top + 2 })
    fireEvent.pointerUp(grip, { pointerId: 1 })
    await waitFor(() => expect(names().slice(0, 4)).toEqual([pinned, fourth, second, third]))

    // Nothing passes the pinned column.
    dialog.getAllByRole('checkbox')[1]!.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(names()[0]).toBe(pinned)
    await userEvent.click(dialog.getByRole('button', { name: /^(Reset|إعادة الضبط)$/ }))
    await expect(names().slice(0, 4)).toEqual([pinned, second, third, fourth])
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(7)
    await userEvent.click(dialog.getByRole('button', { name: /^(Apply|تطبيق)$/ }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
