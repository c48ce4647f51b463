import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { transactionShown } from '@wasl/web/dashboard/transactions/detail/detail.fixtures.ts'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { patient, shown } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DetailScreen } from './DetailScreen.tsx'

type Args = { changes: Partial<TransactionShown> | null }

const kwd = (amount: string) => ({ amount, currency: 'KWD' })
const money = transactionShown().money
const unpaid: Partial<TransactionShown> = {
  state: 'pending',
  border: 'bad',
  paidAt: null,
  receipt: null,
  gateway: null,
  attempts: [],
  children: [],
  messages: [],
  money: {
    ...money,
    paid: kwd('0.000'),
    refunded: kwd('0.000'),
    refundable: kwd('0.000'),
    remaining: kwd('40.000'),
  },
}

/** DET-01 to DET-04: one transaction of the dashboard in each of its states. */
const meta = {
  title: 'dashboard/transactions/Detail',
  args: { changes: {} },
  argTypes: { changes: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ changes }, context) => {
    const locale = inLocale(context)
    return <DetailScreen key={locale} locale={locale} transaction={changes && transactionShown(changes)} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const PartlyRefunded: Story = {
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toHaveTextContent('40.000')
    await expect(canvas.getByText(/^(Partly refunded|مستردة جزئيًا)$/)).toBeVisible()
    await expect(canvas.getByRole('list', { name: /newest first|الأحدث أولًا/ })).toBeVisible()
  },
}

/** DET-03: when the gateway last said anything of a try, also where that changed nothing. */
export const AnswerOfTheGateway: Story = {
  play: async ({ canvas }) => {
    await shown(canvas)
    const summary = canvas.getByText(/^(Gateway’s answer to|رد البوابة على)/, { selector: 'summary > span' })
    await userEvent.click(summary)
    const label = canvas.getByText(/^(Gateway last heard|آخر رد من البوابة)$/)
    await expect(label).toBeVisible()
    await expect(label.nextElementSibling).toHaveTextContent(/17|١٧/)
  },
}

export const WaitsForItsPayer: Story = {
  args: {
    changes: {
      ...unpaid,
      due: '2026-11-21T09:00:00.000Z',
      payerChooses: { minimum: kwd('5.000'), maximum: null },
      customer: { ...transactionShown().customer, secondPhone: '+96550012346' },
    },
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(canvas.getByText(/^(Due date|تاريخ الاستحقاق)$/)).toBeVisible()
    await expect(canvas.getByText(/^(Second phone|هاتف ثانٍ)$/)).toBeVisible()
    await expect(canvas.getByText(/^(Amount of the payer’s choice|مبلغ يختاره الدافع)$/)).toBeVisible()
  },
}

export const Held: Story = {
  args: {
    changes: {
      ...unpaid,
      state: 'authorized',
      border: 'good',
      money: { ...money, paid: kwd('0.000'), authorized: kwd('40.000'), refunded: kwd('0.000') },
    },
  },
}

export const Deleted: Story = {
  args: { changes: { isDeleted: true, deletedAt: '2026-11-19T10:00:00.000Z', actions: [], editable: null } },
}

/** Two payments of one request, and money that did not match. */
export const NeedsALook: Story = {
  args: {
    changes: {
      needsReview: true,
      unresolved: { amount: kwd('39.000'), since: '2026-11-20T09:12:00.000Z' },
      attempts: transactionShown().attempts.flatMap((attempt) => [
        attempt,
        { ...attempt, id: 'EtCycKwJbo7klrtgUZzH7A', isWinner: false, isSurplus: true },
        {
          ...attempt,
          id: 'LPDPR1MZsBm6dPu8jz4OfQ',
          paymentId: 'SB920793445711907578',
          state: 'invalid',
          isWinner: false,
          quarantined: [kwd('39.000')],
          message: { en: 'The amount differs', ar: 'المبلغ مختلف' },
        },
      ]),
    },
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    const attempts = canvas.getByRole('region', { name: /^(Attempts|المحاولات|محاولات الدفع)$/ })
    await expect(attempts.scrollWidth).toBe(attempts.clientWidth)
    await expect(canvas.getByText(/^(Received, not matched|المستلم غير المطابق)$/)).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    changes: {
      description: {
        en: 'A gathering box for two hundred and forty guests, with Arabic coffee, dates of three kinds and a table by the sea',
        ar: 'صندوق التجمع الكبير لمئتين وأربعين ضيفًا مع القهوة العربية والتمر الفاخر وطاولة على البحر',
      },
      orderNo: 'TT-1016-'.repeat(7),
      customer: {
        ...transactionShown().customer,
        name: { en: 'Abdulrahman Abdulaziz Al-Mohammad Al-Sabah', ar: 'عبدالرحمن عبدالعزيز المحمد الصباح' },
        email: 'abdulrahman.abdulaziz.almohammad@a-very-long-company-name.example',
      },
      extra: [
        {
          name: 'driver',
          label: { en: 'Instructions for the driver', ar: 'تعليمات للسائق' },
          value: 'Second gate after the mosque, ring twice',
        },
      ],
    },
  },
}

export const Loading: Story = { args: { changes: null } }

const problem = { code: 'x', message: 'x', requestId: 'req-1' }

export const NotFound: Story = {
  args: { changes: null },
  parameters: { msw: [mock(staffContract.transaction.page, { status: 404, body: problem })] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(Transaction not found|المعاملة غير موجودة)$/ }, patient)
  },
}

export const Forbidden: Story = {
  args: { changes: null },
  parameters: { msw: [mock(staffContract.transaction.page, { status: 403, body: problem })] },
}

export const Failed: Story = {
  args: { changes: null },
  parameters: { msw: [mock(staffContract.transaction.page, { status: 500, body: problem })] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Try again|حاول مرة أخرى)$/ }, patient)
  },
}

type Playing = NonNullable<Story['play']>

const openEdit: Playing = async ({ canvas }) => {
  await shown(canvas)
  await userEvent.click(canvas.getByRole('button', { name: /^(Edit|تعديل)$/ }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

async function saveEmail(context: Parameters<Playing>[0], text: string) {
  await openEdit(context)
  const dialog = within(screen.getByRole('dialog'))
  const email = dialog.getByRole('textbox', { name: /^(Email|البريد الإلكتروني)$/ })
  await userEvent.clear(email)
  await userEvent.type(email, text)
  await userEvent.click(dialog.getByRole('button', { name: /^(Save|حفظ)$/ }))
  return { dialog, email }
}

export const Editing: Story = {
  args: { changes: unpaid },
  play: async (context) => {
    await openEdit(context)
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: /^(Hall|القاعة)$/ })).toHaveValue('Hall A')
    await expect(dialog.getByRole('textbox', { name: /^(Table|الطاولة)$/ })).toHaveValue('')
  },
}

/** Somebody else was quicker: what was typed stays, and the latest can be loaded. */
export const EditOutdated: Story = {
  args: { changes: unpaid },
  parameters: {
    msw: [
      mock(staffContract.transaction.edit, ({ locale }) => ({
        status: 409,
        body:
          locale === 'ar'
            ? { ...problem, code: 'changed', message: 'غيّر شخص آخر هذا الطلب' }
            : { ...problem, code: 'changed', message: 'Somebody else has changed this request meanwhile' },
      })),
    ],
  },
  play: async (context) => {
    const { dialog, email } = await saveEmail(context, 'new@example.com')
    await dialog.findByRole('button', { name: /^(Load the latest|تحميل الأحدث)$/ }, patient)
    await expect(email).toHaveValue('new@example.com')
  },
}

/** S2 §4 "Other row actions": nothing happens before it is asked. */
export const AsksFirst: Story = {
  play: async ({ canvas }) => {
    await shown(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^(Actions for|إجراءات) PR-1016$/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Delete|حذف)$/ }))
    const dialog = await screen.findByRole('alertdialog', undefined, patient)
    await expect(within(dialog).getByRole('heading')).toHaveTextContent(/Are you sure|هل أنت متأكد؟/)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /^(No|لا)$/ })).toHaveFocus())
  },
}

/** The problem stands at its field; what was typed stays. */
export const EditRefused: Story = {
  args: { changes: unpaid },
  parameters: {
    msw: [
      mock(staffContract.transaction.edit, {
        status: 400,
        body: { ...problem, fieldErrors: { email: ['Enter valid email address'] } },
      }),
    ],
  },
  play: async (context) => {
    const { email } = await saveEmail(context, 'nowhere')
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'))
    await expect(email).toHaveValue('nowhere')
  },
}

export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await shown(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^(Actions for|إجراءات) PR-1016$/ }))
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    await expect(items.at(-1)).toHaveTextContent(/^(Delete|حذف)$/)
  },
}
