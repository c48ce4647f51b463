import type { Rule, Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { nameOf, type Locale } from '@wasl/domain/locale'
import { unlimitedCurrencies } from '@wasl/domain/restriction'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { joined } from '../../parts/joined.ts'
import type { RestrictionText } from './restriction.text.ts'

type Facts = {
  t: RestrictionText
  locale: Locale
  known: Pick<Rules, 'collectors' | 'gateways' | 'currencies'>
}

/** What a rule says, in short facts: whom it is about, then each of its limits. */
export function ruleFacts(rule: Rule, { t, locale, known }: Facts): string[] {
  const join = (names: readonly string[]) => joined(names, locale)
  const named = (values: readonly string[], choices: Rules['gateways']) =>
    values.map((value) => {
      const choice = choices.find((one) => one.value === value)
      return choice ? nameOf(choice, locale) : value
    })
  const amount = (key: 'minimum' | 'maximum' | 'sumPerDay' | 'sumPerMonth') => {
    const value = rule[key]
    if (value === null || rule.currency === null) return ''
    return t(`restriction.says.${key}`, { amount: moneyText(value, rule.currency, locale) })
  }
  const unlimited = unlimitedCurrencies(rule, known.currencies)
  return [
    rule.scope === 'all'
      ? t('restriction.scope.all')
      : join(named(rule.scopeOf, rule.scope === 'collector' ? known.collectors : known.gateways)),
    t(`restriction.who.${rule.identifier}`),
    rule.list === 'none' ? '' : t(`restriction.list.${rule.list}`),
    rule.paymentsPerDay === null ? '' : t('restriction.says.paymentsPerDay', { n: rule.paymentsPerDay }),
    rule.paymentsPerMonth === null
      ? ''
      : t('restriction.says.paymentsPerMonth', { n: rule.paymentsPerMonth }),
    amount('minimum'),
    amount('maximum'),
    amount('sumPerDay'),
    amount('sumPerMonth'),
    unlimited.length === 0 ? '' : t('restriction.says.unlimited', { names: join(unlimited) }),
    rule.currencies.length === 0 ? '' : t('restriction.says.currencies', { names: join(rule.currencies) }),
    rule.gateways.length === 0
      ? ''
      : t('restriction.says.currencies', { names: join(named(rule.gateways, known.gateways)) }),
    join(rule.days.map((day) => t(dayKey(day)))),
    rule.opens === null || rule.closes === null
      ? ''
      : t('restriction.says.hours', { from: rule.opens, to: rule.closes }),
  ].filter((fact) => fact !== '')
}

export const days = [0, 1, 2, 3, 4, 5, 6] as const

export const dayKey = (day: number) => `restriction.day.${days.find((one) => one === day) ?? 0}` as const
