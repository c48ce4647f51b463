import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AttemptLoad, PayPageLoad } from '@wasl/contracts/web/pay.contract'
import type { Counter } from '@wasl/contracts/web/pay/counter.contract'
import { NoticesProvider } from '@wasl/web/base/notices'
import { PosAttempt } from '@wasl/web/app/pos/PosAttempt'
import { PosCounter } from '@wasl/web/app/pos/PosCounter'
import { PosPay } from '@wasl/web/app/pos/PosPay'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { attempt, failedAttempt, payable } from '@wasl/web/pay/pay.fixtures.ts'
import { counter } from '@wasl/web/pos/pos.fixtures.ts'
import { attemptQuery, counterQuery, requestedQuery } from '@wasl/web/pos/pos.queries.ts'
import { useState, type ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DashboardPart } from '../dashboard/DashboardPart.tsx'
import { patient } from '../pay/shown.ts'
import { inLocale } from '../ui/in-locale.ts'
import { lengthened } from '../lengthened.ts'

type Args = { page: 'counter' | 'pay' | 'attempt'; at: Counter; load: PayPageLoad; result: AttemptLoad }

/** S2 §2 "point of sale pay pages": the keypad, the code for the payer, the result. */
const meta = {
  title: 'pos/Counter',
  args: { page: 'counter', at: counter(), load: payable(), result: attempt() },
  argTypes: { at: { control: false }, load: { control: false }, result: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /^(Keypad|لوحة الأرقام)$/ }, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

const noticed = (Page: () => ReactNode) =>
  function Noticed() {
    return (
      <NoticesProvider>
        <Page />
      </NoticesProvider>
    )
  }
const pages = { counter: noticed(PosCounter), pay: noticed(PosPay), attempt: noticed(PosAttempt) }

function Screen({ page, at, load, result, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    made.setQueryData(counterQuery(null).queryKey, at)
    made.setQueryData(requestedQuery('').queryKey, load)
    made.setQueryData(attemptQuery('').queryKey, result)
    return made
  })
  return <DashboardPart path="pos" locale={locale} component={pages[page]} queries={queries} isWhole />
}

export const Keypad: Story = {
  play: async ({ canvas }) => {
    const key = (name: string | RegExp) => canvas.findByRole('button', { name }, patient)
    for (const name of ['1', '2', /^(Decimal point|الفاصلة العشرية)$/, '5'])
      await userEvent.click(await key(name))
    await expect(canvas.getByRole('textbox', { name: /^(Amount|المبلغ)$/ })).toHaveValue('12.5')
  },
}

/** The field that is empty says so, where it is seen: a phone has scrolled past it to the button. */
export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: /^(Amount|المبلغ)$/ }, patient)
    await userEvent.click(canvas.getByRole('button', { name: /^(Ask for the amount|اطلب المبلغ)$/ }))
    await waitFor(() => expect(amount).toHaveFocus())
    await expect(amount).toHaveAccessibleDescription(/^(This field is required|هذا الحقل مطلوب)$/)
    // The keys below it are the keyboard.
    await expect(amount).toHaveAttribute('inputmode', 'none')
    // Pressed once more, it is led to once more.
    await userEvent.click(canvas.getByRole('button', { name: /^(Ask for the amount|اطلب المبلغ)$/ }))
    await waitFor(() => expect(amount).toHaveFocus())
    // What is typed since is not known to be wrong.
    await userEvent.click(canvas.getByRole('button', { name: '5' }))
    await waitFor(() => expect(amount).not.toHaveAttribute('aria-invalid', 'true'))
    await expect(amount).toHaveValue('5')
  },
}

/** A rule of the merchant counts by phone: everybody is asked for it. */
export const PhoneRequired: Story = {
  args: {
    at: counter({
      fields: [
        { name: 'phone', isRequired: true },
        { name: 'civilId', isRequired: true },
        { name: 'description', isRequired: false },
      ],
    }),
  },
}

export const CodeForThePayer: Story = {
  args: { page: 'pay' },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^(QR code of|رمز QR)/ }, patient)
  },
}

export const OnThisDevice: Story = {
  args: { page: 'pay' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Pay on this device|الدفع على هذا الجهاز)/ }, patient),
    )
    await canvas.findByRole('button', { name: /^(Show the code|عرض الرمز)$/ }, patient)
  },
}

export const Gone: Story = {
  args: { page: 'pay', load: { kind: 'notFound' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Transaction not found|المعاملة غير موجودة)$/, undefined, patient)
  },
}

export const Paid: Story = {
  args: { page: 'attempt' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^(New payment|دفعة جديدة)$/ }, patient)
  },
}

export const Failed: Story = {
  args: { page: 'attempt', result: failedAttempt() },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^(New payment|دفعة جديدة)$/ }, patient)
  },
}

export const LongText: Story = { args: { at: lengthened(counter()) } }
