import { refundDialogMachine } from '@wasl/machines/dashboard/transactions/refundDialog.machine'
import type { PerformInput, PerformOutcome } from '@wasl/machines/dashboard/transactions/refund-setup'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { LanguageFixed } from '../../../../i18n/language.tsx'
import type { Asked } from '../acted-on.ts'
import { AmountStep } from './AmountStep.tsx'
import { SuccessStep } from './SuccessStep.tsx'
import { SureStep } from './SureStep.tsx'

/** A bill of KWD 48.750, of which 2.000 went back, and USD 48.75 that a bank took for it besides. */
const asked: Asked = {
  on: {
    id: 'PR-1',
    plugin: 'payment_request',
    state: 'paid',
    amount: { amount: '48.750', currency: 'KWD' },
    refunded: { amount: '2.000', currency: 'KWD' },
    customer: { en: 'Dana', ar: 'دانة' },
    gateway: { en: 'KNET', ar: 'كي نت' },
  },
  action: {
    value: 'refund',
    name: { en: 'Refund mismatched payment', ar: 'استرداد الدفعة غير المطابقة' },
    icon: 'undo',
    available: { amount: '48.75', currency: 'USD' },
    attemptId: 'AT-1',
    claim: 'op/1',
    movesWhole: true,
    isPermitted: true,
    hindrance: null,
  },
}
const done = { kind: 'done', message: null, isQueued: false, childId: 'R-1', requestId: null } as const

const wordsOf = (step: ReactNode): string =>
  renderToStaticMarkup(
    <LanguageFixed locale="en" arabic={null}>
      {step}
    </LanguageFixed>,
  )
    .replace(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('money of another currency than the bill is told in its own by every step of the refund', async () => {
  const machine = refundDialogMachine.provide({
    actors: { perform: fromPromise<PerformOutcome, PerformInput>(async () => done) },
  })
  const available = asked.action.available ?? asked.on.amount
  const actor = createActor(machine, {
    input: { action: { value: 'refund', available }, newKey: () => 'a key' },
  })
  actor.start()
  const amount = wordsOf(<AmountStep actor={actor} asked={asked} />)
  expect(amount).toContain('Only the whole amount is possible here: USD 48.75')
  expect(amount).toContain('Customer gets now USD 48.75')
  // What went back of the bill is no part of this money.
  expect(amount).not.toContain('KWD')

  actor.send({ type: 'amount.submitted' })
  const sure = wordsOf(<SureStep actor={actor} asked={asked} />)
  expect(sure).toContain('Refund USD 48.75 to Dana through KNET')
  expect(sure).toContain('Payment KWD 48.750')
  expect(sure).toContain('Stays refundable USD 0.00')

  actor.send({ type: 'answer.yes' })
  await waitFor(actor, (state) => state.hasTag('step.success'))
  const success = wordsOf(<SuccessStep actor={actor} asked={asked} />)
  expect(success).toContain('USD 48.75 is on its way to Dana')
  expect(success).not.toContain('KWD')
})
