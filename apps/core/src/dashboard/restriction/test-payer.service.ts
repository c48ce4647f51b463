import { isCurrency, parseAmount, type Money } from '@wasl/domain/money'
import { readTypedAmount } from '@wasl/domain/digits'
import { identifierKinds, type IdentifierKind } from '@wasl/domain/restriction'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { findMerchant } from '../../kernel/merchants/merchants.store.ts'
import { readIdentifier } from '../../kernel/restrictions/identifier.domain.ts'
import { judgePayment, type Judgement } from '../../kernel/restrictions/judge-payment.service.ts'
import type { Payer } from '../../kernel/restrictions/restriction.domain.ts'
import type { RuleProblem } from './read-restriction.ts'
import type { RestrictionDeps } from './restriction.service.ts'

export type PayerToTest = Record<IdentifierKind, string> & {
  amount: string
  currency_code: string
  gateway_code: string | null
  collector_id: string | null
}

/** What the rules would say now of somebody who is not paying. */
export async function testPayer(
  deps: RestrictionDeps,
  merchantId: number,
  tested: PayerToTest,
): Promise<Result<Judgement[], RuleProblem[]>> {
  const merchant = await findMerchant(deps.db, merchantId)
  if (!merchant) throw new Error(`merchant ${merchantId} answers at a host but is not there`)
  const problems: RuleProblem[] = []
  const payer = payerOf(tested, merchant.countryCode, problems)
  const amount = amountOf(tested)
  if (!amount.ok) problems.push(amount.error)
  if (!amount.ok || problems.length > 0) return refused(problems)
  return accepted(
    await judgePayment(deps.db, {
      merchantId,
      timezone: merchant.timezone,
      now: deps.clock.now(),
      transactionId: null,
      payer,
      amount: amount.value,
      gatewayCode: tested.gateway_code,
      collectorId: tested.collector_id,
      atCounter: false,
    }),
  )
}

function payerOf(tested: PayerToTest, country: string, problems: RuleProblem[]): Payer {
  const read = (kind: IdentifierKind): string | null => {
    const found = readIdentifier(kind, tested[kind], country)
    if (found.ok) return found.value
    problems.push({ field: kind, says: `rule.${kind}` })
    return null
  }
  const [phone = null, email = null, civil_id = null, customer_id = null] = identifierKinds.map(read)
  return { phone, email, civil_id, customer_id }
}

function amountOf({ amount, currency_code }: PayerToTest): Result<Money, RuleProblem> {
  if (!isCurrency(currency_code)) return refused({ field: 'currency_code', says: 'rule.unknownChoice' })
  const plain = readTypedAmount(amount, currency_code)
  const read = plain.kind === 'plain' ? parseAmount(plain.text, currency_code) : null
  return read?.ok && read.value.minor > 0 ? read : refused({ field: 'amount', says: 'rule.amount' })
}
