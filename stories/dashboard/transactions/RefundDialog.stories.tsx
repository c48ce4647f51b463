import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock, type Answer } from '@wasl/web/base/mock.fixtures.ts'
import { createQueries } from '@wasl/web/desk/queries.ts'
import type { Asked } from '@wasl/web/dashboard/transactions/actions/acted-on.ts'
import { RefundDialog } from '@wasl/web/dashboard/transactions/actions/refund/RefundDialog'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { box, next, opened, type, yes } from './at-refund-dialog.ts'
import { asked, capture, cash, left, release } from './asked.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { asked: Asked; onChanged: () => void; onClosed: () => void }

/** S2 §4 "Refund/capture dialog": a story per step of the machine, and per way back to the amount. */
const meta = {
  title: 'dashboard/transactions/RefundDialog',
  args: { asked, onChanged: fn(), onClosed: fn() },
  argTypes: { asked: { control: false } },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Opened key={locale} locale={locale} args={args} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Opened({ locale, args }: { locale: 'en' | 'ar'; args: Args }) {
  const [queries] = useState(createQueries)
  const [dialog] = useState(() => () => <RefundDialog {...args} />)
  return (
    <DashboardPart
      path="payment-request/transactions/PR-1016"
      locale={locale}
      component={dialog}
      queries={queries}
    />
  )
}

const done = { message: 'Refunded', isQueued: false, childId: 'RF-1016-2', requestId: null }
const refusal = { code: 'x', message: 'The bank refused', requestId: 'r' }

type Said = Answer<typeof staffContract.actions.act>

/** What the server says to the press, and how an Arabic reader gets it. */
const serverSays = (answer: Said, arabic = answer) => ({
  parameters: {
    msw: [mock(staffContract.actions.act, ({ locale }) => (locale === 'ar' ? arabic : answer))],
  },
})
const refused = (message: string) => ({ ...refusal, message })

/** Decision 050: the row is read again whatever came. */
const readAgain = ({ onChanged }: Args) => waitFor(() => expect(onChanged).toHaveBeenCalledOnce())

export const Amount: Story = {
  play: async () => {
    await expect(await opened()).toHaveValue('25.000')
    await expect(box().getByText(/^(Already refunded|استُرد سابقًا)$/)).toBeInTheDocument()
    // An amount among words stays on their line.
    const said = box().getByText(/available$|متاح/)
    await expect(said.clientHeight).toBeLessThan(2 * parseFloat(getComputedStyle(said).lineHeight))
  },
}

/** What is offered is selected: the first key takes its place. */
export const TypedOver: Story = {
  play: async () => {
    const amount = await opened()
    await waitFor(() => expect(amount).toHaveFocus())
    await userEvent.keyboard('7.5')
    await expect(amount).toHaveValue('7.5')
  },
}

export const AboveAvailable: Story = {
  play: async () => {
    await type('25.001')
    await next()
    const words =
      /^(The amount cannot be greater than the available amount\.|لا يمكن أن يكون المبلغ أكبر من المبلغ المتاح\.)$/
    await expect(box().getByText(words)).toBeVisible()
  },
}

export const TooManyDecimals: Story = {
  play: async () => {
    await type('1.0001')
    await expect(
      box().getByText(
        /^(decimal should be equal or less 3 characters|يجب ألا يزيد عدد الخانات العشرية على 3)$/,
      ),
    ).toBeVisible()
  },
}

/** What reads two ways is asked about, not called wrong besides. */
export const ReadsTwoWays: Story = {
  play: async () => {
    await type('1,000')
    await next()
    await expect(box().getByText(/^(Which amount is meant\?|أي مبلغ تقصد؟)$/)).toBeVisible()
    await expect(box().getByRole('textbox')).not.toHaveAccessibleDescription()
  },
}

export const EverythingAvailable: Story = {
  play: async () => {
    await type('')
    await expect(box().getByText(/^(No amount|بدون مبلغ)/)).toBeInTheDocument()
  },
}

export const Sure: Story = {
  play: async () => {
    await type('10')
    await next()
    await expect(box().getByRole('button', { name: /^(No|لا)$/ })).toHaveFocus()
    await expect(box().getByRole('heading')).toHaveTextContent(/Are you sure|هل أنت متأكد؟/)
  },
}

export const Busy: Story = {
  play: async ({ args }) => {
    await opened()
    await next()
    await yes()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClosed).not.toHaveBeenCalled()
    await expect(box().getByRole('button', { name: /^(Yes|نعم)$/ })).toHaveAttribute('aria-busy', 'true')
  },
}

/** S2 §8: the server's message, in the dialog; the amount is kept. */
export const Refused: Story = {
  ...serverSays({ status: 400, body: refusal }, { status: 400, body: refused('رفض البنك العملية') }),
  play: async ({ args }) => {
    await type('10')
    await next()
    await yes()
    await screen.findByText(/The bank refused|رفض البنك العملية/)
    await expect(await opened()).toHaveValue('10')
    await readAgain(args)
  },
}

/** Somebody else refunded meanwhile: what is available is the server's fresh value. */
export const AvailableChanged: Story = {
  ...serverSays(
    { status: 409, body: { ...refused('KWD 5.000 is left'), available: left } },
    { status: 409, body: { ...refused('بقي 5.000 د.ك'), available: left } },
  ),
  play: async ({ args }) => {
    await opened()
    await next()
    await yes()
    await readAgain(args)
    await screen.findByText(/KWD 5\.000 is left|بقي 5\.000 د\.ك/)
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveTextContent(/of KWD.5\.000 available|5\.000.د\.ك متاحة/),
    )
    // What was refunded before is not what it was either.
    await expect(box().queryByText(/^(Already refunded|استُرد سابقًا)$/)).toBeNull()
  },
}

/** What is held is the fresh value in the second step, too. */
export const HeldChanged: Story = {
  args: { asked: capture },
  ...serverSays({ status: 409, body: { ...refused('KWD 5.000 is left'), available: left } }),
  play: async () => {
    await opened()
    await next()
    await yes()
    await screen.findByText('KWD 5.000 is left')
    await type('5')
    await next()
    await screen.findByText(/^(Held, with the fee|المحجوز مع الرسوم)$/)
    await expect(screen.getByRole('alertdialog')).not.toHaveTextContent('25.000')
  },
}

export const Unexpected: Story = {
  ...serverSays({ status: 404, body: { code: 'x', message: 'Not found', requestId: 'r' } }),
  play: async ({ args }) => {
    await opened()
    await next()
    await yes()
    await readAgain(args)
    await screen.findByText(/^(Unexpected error: Not found|خطأ غير متوقع: Not found)$/)
  },
}

const succeeded =
  (words: RegExp): Story['play'] =>
  async ({ args }) => {
    await opened()
    await next()
    await yes()
    await waitFor(() => expect(box().getByRole('heading')).toHaveTextContent(words))
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
    await expect(box().getByRole('button', { name: /^(Done|تم)$/ })).toHaveFocus()
  }

export const Success: Story = {
  ...serverSays({ status: 200, body: done }),
  play: succeeded(/^(Refunded Successfully|تم الاسترداد بنجاح)$/),
}

export const Queued: Story = {
  ...serverSays({ status: 200, body: { ...done, isQueued: true } }),
  play: succeeded(/^(Refunded Successfully|تم الاسترداد بنجاح)$/),
}

/** Payments B8: above what one person may move alone nothing has happened yet. */
export const WaitsForAColleague: Story = {
  ...serverSays({ status: 200, body: { ...done, message: 'Asked for', childId: null, requestId: 'OR-1' } }),
  play: succeeded(/^(Waits for a colleague|بانتظار موافقة زميل)$/),
}

export const Captured: Story = {
  args: { asked: capture },
  ...serverSays({ status: 200, body: done }),
  play: succeeded(/^(Captured Successfully|تم التحصيل بنجاح)$/),
}

export const CapturedWhole: Story = {
  args: { asked: cash },
  play: async () => {
    await screen.findByText(/Only the whole amount|المبلغ الكامل فقط/, undefined, patient)
    await expect(box().queryByRole('textbox')).toBeNull()
  },
}

/** The English rule: "Release" is "Released". Nothing is sent for an action this version cannot name. */
export const Unknown: Story = {
  args: { asked: release },
  play: async () => {
    await opened()
    await next()
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(/(Release|تحرير): /)
  },
}

/** D-36: a large refund asks for the password; where it is given up, the question is asked again. */
export const PasswordGivenUp: Story = {
  ...serverSays({ status: 403, body: { ...refused('Password'), code: 'reauth_required' } }),
  play: async ({ args }) => {
    await opened()
    await next()
    await yes()
    await waitFor(() => expect(box().getByRole('heading')).toHaveTextContent(/Are you sure|هل أنت متأكد؟/))
    await waitFor(() =>
      expect(box().getByRole('button', { name: /^(Yes|نعم)$/ })).not.toHaveAttribute('aria-busy', 'true'),
    )
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

/** S2 §6: who may not is told so, and that it was asked for. */
export const NotPermitted: Story = {
  ...serverSays(
    { status: 403, body: refused('You do not have permission to do this. It was asked for in your name.') },
    { status: 403, body: refused('لا تملك صلاحية القيام بذلك. تم طلبها باسمك.') },
  ),
  play: async () => {
    await opened()
    await next()
    await yes()
    await screen.findByText(/asked for in your name|تم طلبها باسمك/)
    await opened()
  },
}

export const LongText: Story = {
  args: { asked: lengthened(asked) },
  play: async () => {
    await opened()
  },
}
