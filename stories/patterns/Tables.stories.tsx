import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../ui/in-locale.ts'
import { manyTransactions, transactions } from '../ui/sample-transactions.tsx'
import { SampleBookings } from './SampleBookings.tsx'
import { SampleList } from './SampleList.tsx'

const meta = {
  title: 'patterns/Tables',
  component: SampleList,
  args: { locale: 'en', rows: transactions, total: 128, show: 'rows', onAsk: fn() },
  argTypes: {
    locale: { table: { disable: true } },
    rows: { table: { disable: true } },
    show: {
      control: 'select',
      options: ['rows', 'loading', 'refreshing', 'no data', 'no results', 'failed'],
    },
  },
  parameters: { layout: 'padded' },
  render: (args, context) => <SampleList {...args} locale={inLocale(context)} />,
} satisfies Meta<typeof SampleList>
export default meta

type Story = StoryObj<typeof meta>

export const Transactions: Story = {}

/** Search, remove a filter, tick, act on many, open the row's menu, page: one list from end to end. */
export const Walk: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    const focused = () => canvasElement.ownerDocument.activeElement

    await userEvent.keyboard('/')
    await expect(focused()).toHaveRole('searchbox')
    await userEvent.keyboard('1016{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11))

    // Delete removes a filter and leads to the next, at last to the way to the panel.
    canvas.getByRole('button', { name: /^(Remove State|إزالة الحالة)$/ }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(focused()).toHaveAccessibleName(/^(Remove Created|إزالة الإنشاء)$/)
    await userEvent.keyboard('{Delete}')
    await expect(focused()).toHaveTextContent(/^(Filters|التصفية)$/)

    // From the table one Tab leads to the bulk bar; "all" takes in what is not in sight; Escape lets go.
    const [, first] = canvas.getAllByRole('checkbox')
    first!.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('region', { name: /^(1 selected|1 محددة)$/ })).toBeVisible()
    await userEvent.tab()
    await expect(focused()).toHaveTextContent(/128/)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: /^(128 selected|128 محددة)$/ })).toBeVisible()
    first!.focus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region', { name: /selected$|محددة$/ })).toBeNull()

    // "." opens the row's menu, Escape gives the focus back.
    await userEvent.keyboard('.')
    await waitFor(() => expect(page.getByRole('menu')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(focused()?.closest('[data-row-id]')).not.toBeNull())
    await expect(first!.closest('tr')!.contains(focused())).toBe(true)

    await userEvent.click(canvas.getByRole('link', { name: /^(Page 3|الصفحة 3)$/ }))
    await expect(canvas.getByText('21–30')).toBeVisible()
    await expect(focused()).toHaveTextContent(/Transactions|المعاملات/)
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

export const Filters: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: /^(Filters|التصفية)/ })
    await userEvent.click(opener)
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog')
    const paid = within(dialog).getByRole('checkbox', { name: /^(Paid|مدفوعة)/ })
    await expect(paid).toBeChecked()
    const state = within(dialog).getByRole('region', { name: /^(State|الحالة)$/ })
    await userEvent.click(within(state).getByRole('button', { name: /^(Clear|مسح)$/ }))
    await expect(paid).not.toBeChecked()
    await expect(within(state).getByRole('heading')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Hide, move by keys, apply: the head follows. */
export const Columns: Story = {
  play: async ({ canvas, canvasElement }) => {
    const heads = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await userEvent.click(canvas.getByRole('button', { name: /^(Columns|الأعمدة)$/ }))
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog')
    const fee = within(dialog).getByRole('checkbox', { name: /^(Fee|الرسوم)$/ })
    await userEvent.click(fee)
    const gateway = within(dialog).getByRole('checkbox', { name: /^(Gateway|البوابة)$/ })
    gateway.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(gateway).toHaveFocus()
    await within(dialog).findByText(/Gateway, place 3 of 7|البوابة، الموضع 3 من 7/, undefined, {
      timeout: 4000,
    })
    await userEvent.click(
      within(dialog).getByRole('button', { name: /^(Move Gateway up|نقل البوابة إلى أعلى)$/ }),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Apply|تطبيق)$/ }))
    await expect(heads().slice(1)).toEqual(
      heads()[1] === 'ID'
        ? ['ID', 'Gateway', 'State', 'Amount', 'Customer', 'Created']
        : ['الرقم', 'البوابة', 'الحالة', 'المبلغ', 'العميل', 'تاريخ الإنشاء'],
    )
    await expect(canvas.getByText(/^(changed|معدّلة)$/)).toBeInTheDocument()
  },
}

/** Another kind of row, without ticks and marks. */
export const Bookings: Story = { render: (_, context) => <SampleBookings locale={inLocale(context)} /> }
export const Loading: Story = { args: { show: 'loading' } }
export const Refreshing: Story = { args: { show: 'refreshing' } }
export const NoData: Story = { args: { show: 'no data' } }
export const NoResults: Story = { args: { show: 'no results' } }
export const Failed: Story = { args: { show: 'failed' } }

/** A hundred rows, for the measure of a key press. */
export const Hundred: Story = { args: { rows: manyTransactions(100), total: 1204 } }
