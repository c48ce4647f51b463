import type {
  Gateway,
  GatewayWish,
  Terms,
  TypedTerms,
} from '@wasl/contracts/web/dashboard/administration/gateways.contract'

const noTerms = (currency: string): TypedTerms => ({ currency, fee: '', minimum: '', maximum: '' })

const typed = ({ currency, fee, minimum, maximum }: Terms): TypedTerms => ({
  currency,
  fee: fee ?? '',
  minimum: minimum ?? '',
  maximum: maximum ?? '',
})

/** A gateway as it stands, to be saved with something changed. */
export const wishOf = (gateway: Gateway): GatewayWish => ({
  active: gateway.active,
  nameEn: gateway.name.en,
  nameAr: gateway.name.ar,
  verbEn: gateway.verb.en,
  verbAr: gateway.verb.ar,
  nextStepEn: gateway.nextStep.en,
  nextStepAr: gateway.nextStep.ar,
  terms: gateway.terms.map(typed),
  units: gateway.units.map(({ unit, offered, terms }) => ({ unit, offered, terms: terms.map(typed) })),
  revision: gateway.revision,
})

/** A currency that is taken is taken at every unit; what a unit says of it is nothing yet. */
export const withCurrency = (wish: GatewayWish, currency: string): GatewayWish => ({
  ...wish,
  terms: [...wish.terms, noTerms(currency)],
  units: wish.units.map((unit) => ({ ...unit, terms: [...unit.terms, noTerms(currency)] })),
})

export const withoutCurrency = (wish: GatewayWish, currency: string): GatewayWish => {
  const others = (terms: readonly TypedTerms[]) => terms.filter((row) => row.currency !== currency)
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
): TypedTerms[] => terms.map((row) => (row.currency === currency ? { ...row, ...change } : row))

/** S1 §4: the setting may be a code or a name, in any case. */
export function isPreferred({ code, name }: Gateway, preferred: string | null): boolean {
  const wanted = preferred?.trim().toLowerCase()
  return Boolean(wanted) && [code, name.en, name.ar].some((known) => known.toLowerCase() === wanted)
}
