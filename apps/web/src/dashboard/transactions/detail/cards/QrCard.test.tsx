import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageContext } from '../../../../base/page-context.tsx'
import { LanguageFixed } from '../../../../i18n/language.tsx'
import { payable, payInput } from '../../../../pay/pay.fixtures.ts'
import { transactionShown } from '../detail.fixtures.ts'
import { DetailShare } from '../DetailShare.tsx'
import { QrCard } from './QrCard.tsx'

const unresolved: TransactionShown['unresolved'] = {
  amount: { amount: '98.000', currency: 'KWD' },
  since: '2026-11-17T15:04:00.000Z',
}

const shown = (changes: Partial<TransactionShown>, Part = QrCard) =>
  renderToStaticMarkup(
    <PageContext value={payInput(payable())}>
      <LanguageFixed locale="en" arabic={null}>
        <Part transaction={transactionShown(changes)} />
      </LanguageFixed>
    </PageContext>,
  )

test('a link that takes no payment while money is unresolved is not offered for sharing', () => {
  expect(shown({ state: 'pending' })).toContain('Not paid yet')
  expect(shown({ state: 'pending', unresolved })).toBe('')
  expect(shown({ state: 'paid', unresolved })).toContain('Paid')
  expect(shown({ state: 'pending' }, DetailShare)).toContain('Share')
  expect(shown({ state: 'pending', unresolved }, DetailShare)).toBe('')
})
