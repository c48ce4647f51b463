import { compare, money, parseAmount, type Money } from '@wasl/domain/money'

/** Currency → decimal text. Both limits are allowed amounts. */
export type GatewayLimits = Record<string, { minimum?: string; maximum?: string }>

/** Own values of a unit, by currency. */
export type GatewayOfUnit = { offered?: boolean; fees?: Record<string, string>; limits?: GatewayLimits }

export type UnitGateway = {
  code: string
  active: boolean
  currencies: readonly string[]
  /** Decimal text by currency; a missing currency has no fee. */
  fees: Record<string, string>
  limits: GatewayLimits
  units: Record<string, GatewayOfUnit>
}

export type GatewayTerms = { fee: Money; minimum: Money | null; maximum: Money | null }

export const isOfferedAt = ({ active, units }: UnitGateway, unitKey: string): boolean =>
  active && units[unitKey]?.offered !== false

/** Terms of a gateway at a unit; the unit's values overrule the merchant's. Null if it is not offered there. */
export function gatewayTerms(
  gateway: UnitGateway,
  { unitKey, currency }: { unitKey: string; currency: string },
): GatewayTerms | null {
  const { code, currencies, fees, limits, units } = gateway
  if (!isOfferedAt(gateway, unitKey) || !currencies.includes(currency)) return null
  const own = units[unitKey]
  const kept = (what: string, text: string | undefined): Money | null => {
    if (text === undefined) return null
    const read = parseAmount(text, currency)
    if (!read.ok) throw new Error(`the ${what} of ${code} in ${currency} is no amount: ${text}`)
    return read.value
  }
  const { minimum, maximum } = { ...limits[currency], ...own?.limits?.[currency] }
  return {
    fee: kept('fee', own?.fees?.[currency] ?? fees[currency]) ?? money(0, currency),
    minimum: kept('minimum', minimum),
    maximum: kept('maximum', maximum),
  }
}

/** Without the gateway's fee. Both limits are allowed. */
export const isWithin = ({ minimum, maximum }: GatewayTerms, amount: Money): boolean =>
  (minimum === null || compare(amount, minimum) >= 0) && (maximum === null || compare(amount, maximum) <= 0)
