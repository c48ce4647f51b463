import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageContext } from '../../../../base/page-context.tsx'
import { LanguageFixed } from '../../../../i18n/language.tsx'
import { payable, payInput } from '../../../../pay/pay.fixtures.ts'
import { transactionShown } from '../detail.fixtures.ts'
import { PaymentCard } from './PaymentCard.tsx'

const kwd = (amount: string) => ({ amount, currency: 'KWD' })

const shown = (changes: Partial<TransactionShown>) =>
  renderToStaticMarkup(
    <PageContext value={payInput(payable())}>
      <LanguageFixed locale="en" arabic={null}>
        <PaymentCard
          transaction={transactionShown({
            money: { ...transactionShown().money, remaining: kwd('12.500') },
            ...changes,
          })}
        />
      </LanguageFixed>
    </PageContext>,
  ).replace(/<[^>]*>/g, '')

test.each(['created', 'pending', 'attempted'])(
  'of a %s request with money that did not match nothing is left to pay: what came is named',
  (state) => {
    const since = '2026-11-17T15:04:00.000Z'
    expect(shown({ state })).toContain('Left to pay')
    const waiting = shown({ state, unresolved: { amount: kwd('12.000'), since } })
    expect(waiting).not.toContain('Left to pay')
    expect(waiting).toMatch(/Received, not matchedKWD.12\.000/)
    expect(shown({ state, unresolved: { amount: null, since } })).toContain(
      'Received, not matchedAmount not known',
    )
  },
)
