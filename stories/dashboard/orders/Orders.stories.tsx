import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ManagedOrder, OrderPage as Page } from '@wasl/contracts/web/dashboard/orders.contract'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import { managedOrder, orderPage } from '@wasl/web/desk/order/orders.fixtures.ts'
import { orderQuery, ordersQuery } from '@wasl/web/desk/order/orders.queries.ts'
import { OrdersPage } from '@wasl/web/dashboard/orders/OrdersPage'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { lengthened } from '../../lengthened.ts'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'

type Args = { known: Page | null; order: ManagedOrder; open: string }

/** Commerce D27: what was bought, and what is to be done with it. */
const meta = {
  title: 'dashboard/orders/Orders',
  args: { known: orderPage, order: managedOrder, open: '' },
  argTypes: { known: { control: false }, order: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /7K3M-9QTX/ }, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ known, order, open, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (known) made.setQueryData(ordersQuery('catalogue').queryKey, known)
    made.setQueryData(orderQuery('catalogue', order.id).queryKey, order)
    return made
  })
  const path = `catalogue/orders${open && `?open=${open}`}`
  return <DashboardPart path={path} locale={locale} component={OrdersPage} queries={queries} />
}

const drawer = async () => within(await within(document.body).findByRole('dialog', { name: /7K3M/ }, patient))

export const Full: Story = {}

export const Loading: Story = { args: { known: null }, play: async () => {} }

export const Failed: Story = { args: { known: null }, ...failed }

export const Opened: Story = {
  args: { open: 'OR-NOURA' },
  play: async () => {
    const opened = await drawer()
    await opened.findByText(/^(Order placed|تقديم الطلب)$/, undefined, patient)
  },
}

const packed = { ...managedOrder, state: 'packed', moves: ['shipped', 'ready_for_pickup'] }

export const Packed: Story = {
  args: { open: 'OR-NOURA' },
  parameters: {
    msw: [
      mock(staffContract.orders.move, { status: 200, body: packed }),
      mock(staffContract.orders.order, { status: 200, body: packed }),
      mock(staffContract.orders.list, { status: 200, body: orderPage }),
    ],
  },
  play: async () => {
    const opened = await drawer()
    await userEvent.click(
      await opened.findByRole('button', { name: /^(Mark as packed|تأكيد التغليف)$/ }, patient),
    )
    await opened.findByRole('button', { name: /^(Mark as shipped|تأكيد الشحن)$/ }, patient)
  },
}

/** The order, its money and its goods are asked for apart; what is refused stands in the question. */
export const CancelAsked: Story = {
  args: { open: 'OR-NOURA' },
  parameters: {
    msw: [
      mock(staffContract.orders.cancel, ({ locale }) => ({
        status: 400,
        body: {
          code: 'invalid',
          message: locale === 'ar' ? 'خطأ' : 'Wrong',
          fieldErrors: { amount: [locale === 'ar' ? 'أدخل مبلغًا' : 'Enter an amount up to 30.250'] },
          requestId: 'r',
        },
      })),
    ],
  },
  play: async () => {
    const opened = await drawer()
    await userEvent.click(
      await opened.findByRole('button', { name: /^(Cancel order…|إلغاء الطلب…)$/ }, patient),
    )
    const asked = within(
      await within(document.body).findByRole('dialog', { name: /^(Cancel order|إلغاء الطلب) / }, patient),
    )
    await userEvent.click(asked.getByRole('radio', { name: /^(Refund a part|استرداد جزء)/ }))
    await userEvent.type(asked.getByLabelText(/^(Reason|السبب)/), 'Out of boxes')
    await userEvent.click(asked.getByRole('button', { name: /^(Cancel order|إلغاء الطلب)$/ }))
    await waitFor(
      () => expect(asked.getByLabelText(/^(Amount to refund|المبلغ المسترد)/)).toBeInvalid(),
      patient,
    )
  },
}

export const LongText: Story = {
  args: { known: lengthened(orderPage) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1), patient)
  },
}
