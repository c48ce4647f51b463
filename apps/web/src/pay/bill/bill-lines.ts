import type { MoneyValue } from '@wasl/contracts/values/web'
import type { Bill, PayChoice } from '@wasl/contracts/web/pay.contract'
import { decimalText, isPositive, parseAmount, subtract, zero, type Money } from '@wasl/domain/money'

/** The money lines of a bill. A line of zero is not drawn (PAY-02), so it is null here. */
export type BillLines = {
  /** False while the amount in the field has no total yet: then no line but the delivery's says an amount. */
  isKnown: boolean
  heading: MoneyValue
  subtotal: MoneyValue | null
  delivery: MoneyValue | null
  fee: MoneyValue | null
  total: MoneyValue
}

/** product.md 4: base includes delivery, and total = base + fee = what the gateway takes. */
export function billLines(
  bill: Pick<Bill, 'amount' | 'delivery'>,
  choice: Pick<PayChoice, 'base' | 'fee' | 'delivery' | 'total'> | null,
  isKnown = true,
): BillLines {
  const base = choice?.base ?? bill.amount
  const delivery = shown(choice?.delivery ?? bill.delivery)
  const fee = choice && shown(choice.fee)
  return {
    isKnown,
    heading: isKnown ? base : bill.amount,
    subtotal: delivery ? valueOf(subtract(moneyOf(base), moneyOf(delivery))) : fee && base,
    delivery,
    fee,
    total: choice?.total ?? base,
  }
}

const shown = (value: MoneyValue): MoneyValue | null => (isPositive(moneyOf(value)) ? value : null)

/** The wire carries exact decimal text; the bff has checked it. */
function moneyOf({ amount, currency }: MoneyValue): Money {
  const parsed = parseAmount(amount, currency)
  return parsed.ok ? parsed.value : zero(currency)
}

const valueOf = (money: Money): MoneyValue => ({ amount: decimalText(money), currency: money.currency })

export const isFree = (fee: MoneyValue): boolean => shown(fee) === null
