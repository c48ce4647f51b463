import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { actionKey, type Asked } from '@wasl/web/dashboard/transactions/actions/acted-on.ts'
import { useRowActions } from '@wasl/web/dashboard/transactions/actions/use-row-actions'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'

type Args = { state: string; value: 'delete' | 'refund' | 'void'; isPermitted: boolean }

const names = {
  delete: { en: 'Delete', ar: 'حذف' },
  refund: { en: 'Refund', ar: 'استرداد' },
  void: { en: 'Void', ar: 'إبطال' },
}

const asked = ({ state, value, isPermitted }: Args): Asked => ({
  on: {
    id: 'PR-1005',
    plugin: 'payment_request',
    state,
    amount: { amount: '8.500', currency: 'KWD' },
    refunded: { amount: '0.000', currency: 'KWD' },
    customer: { en: 'Dana Al-Sabti', ar: 'دانة السبتي' },
    gateway: null,
  },
  action: {
    value,
    name: names[value],
    icon: 'trash',
    available: value === 'delete' ? null : { amount: '8.500', currency: 'KWD' },
    attemptId: null,
    claim: null,
    isPermitted,
    movesWhole: false,
    hindrance: null,
  },
})

/** S2 §4 "Other row actions": what a press would do, before it does it. */
const meta = {
  title: 'dashboard/transactions/AskFirst',
  args: { state: 'paid', value: 'delete', isPermitted: true },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Opened key={locale} locale={locale} args={args} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Opened({ locale, args }: { locale: 'en' | 'ar'; args: Args }) {
  const [queries] = useState(createQueries)
  const [dialog] = useState(() => () => <Pressed asked={asked(args)} />)
  return (
    <DashboardPart
      path="payment-request/transactions/PR-1005"
      locale={locale}
      component={dialog}
      queries={queries}
    />
  )
}

/** The menu's item was pressed. */
function Pressed({ asked: { on, action } }: { asked: Asked }) {
  const { ask, dialog } = useRowActions(fn())
  useEffect(() => {
    ask({ on, actions: [action] }, actionKey(action))
    // oxlint-disable-next-line react/exhaustive-deps -- pressed once
  }, [])
  return dialog
}

const says = (words: RegExp) => async () => {
  await expect(await screen.findByRole('alertdialog', undefined, { timeout: 5_000 })).toHaveTextContent(words)
}

export const DeletesPaid: Story = { play: says(/can be brought back|يمكن استعادتها/) }

export const DeletesUnpaid: Story = {
  args: { state: 'created' },
  play: says(/for good and its link no longer works|نهائيًا ولا يعود رابطه يعمل/),
}

/** How much and why; nothing says Next or Yes: pressing it asks a colleague. */
const asksColleague: Story['play'] = async ({ args }) => {
  const dialog = within(await screen.findByRole('alertdialog', undefined, { timeout: 5_000 }))
  await dialog.findByRole('button', { name: /^(Ask for the permission|طلب الصلاحية)$/ })
  await expect(dialog.queryByRole('button', { name: /^(Next|Yes|التالي|نعم)$/ })).toBeNull()
  await dialog.findByRole('textbox', { name: /^(Reason|السبب)/ })
  const amount = dialog.queryByRole('textbox', { name: /^(Amount to approve|المبلغ المطلوب الموافقة عليه)/ })
  await expect(amount === null).toBe(args.value === 'void')
}

export const RefundsWithoutTheRight: Story = {
  args: { value: 'refund', isPermitted: false },
  play: asksColleague,
}

export const Voids: Story = {
  args: { state: 'authorized', value: 'void' },
  play: says(/The hold of KWD\s?8\.500|يُبطَل حجز/),
}

export const VoidsWithoutTheRight: Story = {
  args: { state: 'authorized', value: 'void', isPermitted: false },
  play: asksColleague,
}

const asks = async () => {
  const dialog = within(await screen.findByRole('alertdialog', undefined, { timeout: 5_000 }))
  await userEvent.click(dialog.getByRole('button', { name: /^(Ask for the permission|طلب الصلاحية)$/ }))
}

/** The question is on its way: it is not asked twice. */
export const Asking: Story = {
  args: { value: 'refund', isPermitted: false },
  play: async () => {
    await asks()
    await expect(
      await screen.findByRole('button', { name: /Ask for the permission|طلب الصلاحية/ }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}

/** S2 §8: what the server says to a refund without the right is read in the dialog. */
export const Asked403: Story = {
  args: { value: 'refund', isPermitted: false },
  parameters: {
    msw: [
      mock(staffContract.actions.act, ({ locale }) => ({
        status: 403,
        body:
          locale === 'ar'
            ? { code: 'x', message: 'أُرسل طلب باسمك', requestId: 'r' }
            : { code: 'x', message: 'A request was sent in your name', requestId: 'r' },
      })),
    ],
  },
  play: async () => {
    await asks()
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveTextContent(
        /A request was sent in your name|أُرسل طلب باسمك/,
      ),
    )
  },
}
