import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DetailsLoad, TransactionPage } from '@wasl/contracts/web/pay/details.contract'
import type { Locale } from '@wasl/domain/locale'
import { transactionPage } from '@wasl/web/pay/details/details.fixtures.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../ui/in-locale.ts'
import { Screen } from './Screen.tsx'
import { patient, shown } from './shown.ts'

type Args = {
  changes: Partial<TransactionPage> | null
  /** What the server wrote in either language, instead of the usual. */
  rows: Readonly<Record<Locale, TransactionPage['rows']>> | null
}

/** S1 §2 "Transaction details page": the border of each state, the share menu, loading and what can go wrong. */
const meta = {
  title: 'pay/TransactionDetails',
  args: { changes: {}, rows: null },
  argTypes: { changes: { control: false }, rows: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ changes, rows }, context) => {
    const locale = inLocale(context)
    const load: DetailsLoad =
      changes === null
        ? { kind: 'notFound' }
        : transactionPage({ ...changes, ...(rows && { rows: rows[locale] }) }, locale)
    return (
      <Screen key={locale} locale={locale} path="/transaction/PR-1001" page={{ kind: 'details', load }} />
    )
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Unresolved: Story = {
  args: { changes: { state: 'Invalid', qrCode: null, unresolvedAttemptId: 'AT-1' } },
}

const orderNo = 'TT-1001-'.repeat(12)
const everything =
  'A gathering box for two hundred and forty guests, with Arabic coffee, dates of three kinds, and a table by the sea · صندوق التجمع الكبير مع القهوة العربية والتمر الفاخر'

export const NotPaidYet: Story = {}
export const Paid: Story = { args: { changes: { state: 'Paid', border: 'good' } } }
export const CashOnDelivery: Story = { args: { changes: { state: 'Cod', border: 'good' } } }
export const Authorized: Story = { args: { changes: { state: 'Authorized', border: 'good' } } }
export const Expired: Story = { args: { changes: { state: 'Expired' } } }
export const Canceled: Story = { args: { changes: { state: 'Canceled' } } }
export const ShareOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown(canvas)
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('there is no share menu')
    await userEvent.click(summary)
    const links = within(canvasElement).getAllByRole('link', { name: /WhatsApp|واتساب/ })
    await waitFor(() => expect(links[0]).toBeVisible())
  },
}
export const LongText: Story = {
  args: {
    changes: {
      payUrl: `https://pay.tamra-tide.example/en/pay/${'a1B2c3D4'.repeat(8)}`,
    },
    rows: {
      en: [
        { label: 'Amount', value: '1,204,500,250.125 KWD' },
        { label: 'Order No', value: orderNo },
        { label: 'Description', value: everything },
        { label: 'Customer name', value: 'Abdulrahman Abdulaziz Abdulmuhsin Al-Mohammad Al-Jasim' },
      ],
      ar: [
        { label: 'المبلغ', value: '1,204,500,250.125 د.ك' },
        { label: 'رقم الطلب', value: orderNo },
        { label: 'الوصف', value: everything },
        { label: 'اسم العميل', value: 'عبدالرحمن عبدالعزيز عبدالمحسن المحمد الجاسم' },
      ],
    },
  },
}
/** Trying again: nobody answers here. */
export const Loading: Story = {
  args: { changes: { rows: null, qrCode: null } },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvas)
    await userEvent.click(canvas.getByRole('link', { name: /^(Try again|حاول مرة أخرى)$/ }))
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull(), patient)
  },
}
/** S1 §8: details is null. */
export const NoData: Story = { args: { changes: { rows: null, qrCode: null } } }
export const NotFound: Story = { args: { changes: null } }
