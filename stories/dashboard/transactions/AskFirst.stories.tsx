import type { Meta, StoryObj } from '@storybook/react-vite'
import { createQueries } from '@wasl/web/app/staff/queries.ts'
import { AskFirst } from '@wasl/web/dashboard/transactions/actions/AskFirst'
import type { Asked } from '@wasl/web/dashboard/transactions/actions/acted-on.ts'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { askNobody } from '../../pay/offline.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'

const asked = (state: string): Asked => ({
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
    value: 'delete',
    name: { en: 'Delete', ar: 'حذف' },
    icon: 'trash',
    available: null,
    attemptId: null,
    claim: null,
    isPermitted: true,
    hindrance: null,
  },
})

type Args = { state: string }

/** S2 §4 "Other row actions": what a press would do, before it does it. */
const meta = {
  title: 'dashboard/transactions/AskFirst',
  args: { state: 'paid' },
  beforeEach: askNobody,
  render: ({ state }, context) => {
    const locale = inLocale(context)
    return <Opened key={locale} locale={locale} state={state} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Opened({ locale, state }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(createQueries)
  const [dialog] = useState(() => () => <AskFirst asked={asked(state)} onChanged={fn()} onClosed={fn()} />)
  return (
    <DashboardPart
      path="payment-request/transactions/PR-1005"
      locale={locale}
      component={dialog}
      queries={queries}
    />
  )
}

const says = (words: RegExp) => async () => {
  await expect(await screen.findByRole('alertdialog', undefined, { timeout: 5_000 })).toHaveTextContent(words)
}

export const DeletesPaid: Story = { play: says(/can be brought back|يمكن استعادتها/) }

export const DeletesUnpaid: Story = {
  args: { state: 'created' },
  play: says(/for good and its link no longer works|نهائيًا ولا يعود رابطه يعمل/),
}
