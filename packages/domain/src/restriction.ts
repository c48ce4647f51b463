/** How a rule identifies a payer. */
export const identifierKinds = ['phone', 'email', 'civil_id', 'customer_id'] as const
export type IdentifierKind = (typeof identifierKinds)[number]

/** What a payment rule checks, without amounts. */
export type Checked = {
  list: 'none' | 'allow' | 'block'
  minimum: unknown
  maximum: unknown
  sumPerDay: unknown
  sumPerMonth: unknown
  paymentsPerDay: unknown
  paymentsPerMonth: unknown
  gateways: readonly unknown[]
  days: readonly unknown[]
  opens: unknown
}

export type Ground =
  | 'list'
  | 'minimum'
  | 'maximum'
  | 'sumPerDay'
  | 'sumPerMonth'
  | 'paymentsPerDay'
  | 'paymentsPerMonth'
  | 'gateway'
  | 'hours'

const limits = [
  'minimum',
  'maximum',
  'sumPerDay',
  'sumPerMonth',
  'paymentsPerDay',
  'paymentsPerMonth',
] as const

/**
 * Reasons for which a rule may refuse in the merchant's own words. A rule has one message, so a rule that checks several
 * things gives the exact reason instead. We always name a currency that is not accepted.
 */
export const groundsOf = (rule: Checked): Ground[] => [
  ...(rule.list === 'none' ? [] : (['list'] as const)),
  ...limits.filter((limit) => isSaid(rule[limit])),
  ...(rule.gateways.length > 0 ? (['gateway'] as const) : []),
  ...(rule.days.length > 0 || isSaid(rule.opens) ? (['hours'] as const) : []),
]

/** Currencies of `taken` for which the rule sets no amounts, although it allows them. */
export function unlimitedCurrencies(
  rule: Pick<Checked, 'minimum' | 'maximum' | 'sumPerDay' | 'sumPerMonth'> & {
    currency: string | null
    currencies: readonly string[]
  },
  taken: readonly string[],
): string[] {
  const { currency, currencies } = rule
  const amounts = [rule.minimum, rule.maximum, rule.sumPerDay, rule.sumPerMonth]
  if (currency === null || !amounts.some(isSaid)) return []
  return taken.filter(
    (other) => other !== currency && (currencies.length === 0 || currencies.includes(other)),
  )
}

const isSaid = (limit: unknown): boolean =>
  limit !== null && limit !== undefined && (typeof limit !== 'string' || limit.trim() !== '')
