import type {
  Gateway,
  GatewayWish,
  Terms,
  TypedTerms,
} from '@wasl/contracts/web/dashboard/administration/gateways.contract'

const noTerms = (currencyCode: string): TypedTerms => ({ currencyCode, fee: '', minimum: '', maximum: '' })

const typed = ({ currencyCode, fee, minimum, maximum }: Terms): TypedTerms => ({
  currencyCode,
  fee: fee ?? '',
  minimum: minimum ?? '',
  maximum: maximum ?? '',
})

/** A gateway as it stands, to be saved with something changed. */
export const wishOf = (gateway: Gateway): GatewayWish => ({
  active: gateway.active,
  nameEn: gateway.nameEn,
  nameAr: gateway.nameAr,
  verbEn: gateway.verbEn,
  verbAr: gateway.verbAr,
  nextStepEn: gateway.nextStepEn,
  nextStepAr: gateway.nextStepAr,
  terms: gateway.terms.map(typed),
  units: gateway.units.map((unit) => ({ ...unit, terms: unit.terms.map(typed) })),
  revision: gateway.revision,
})

/** A currency that is taken is taken at every unit; what a unit says of it is nothing yet. */
export const withCurrency = (wish: GatewayWish, currency: string): GatewayWish => ({
  ...wish,
  terms: [...wish.terms, noTerms(currency)],
  units: wish.units.map((unit) => ({ ...unit, terms: [...unit.terms, noTerms(currency)] })),
})

export const withoutCurrency = (wish: GatewayWish, currency: string): GatewayWish => {
  const others = (terms: readonly TypedTerms[]) => terms.filter((row) => row.currencyCode !== currency)
  return {
    ...wish,
    terms: others(wish.terms),
    units: wish.units.map((unit) => ({ ...unit, terms: others(unit.terms) })),
  }
}

export const withTerms = (
  terms: readonly TypedTerms[],
  currency: string,
  change: Partial<TypedTerms>,
): TypedTerms[] => terms.map((row) => (row.currencyCode === currency ? { ...row, ...change } : row))

/** S1 §4: the setting may be a code or a name, in any case. */
export function isPreferred({ code, nameEn, nameAr }: Gateway, preferred: string | null): boolean {
  const wanted = preferred?.trim().toLowerCase()
  return Boolean(wanted) && [code, nameEn, nameAr].some((known) => known.toLowerCase() === wanted)
}
