import type { Gateway, Gateways } from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import { titleOf, type Locale } from '@wasl/domain/locale'
import type { GatewaysText } from './gateways.text.ts'

/** A gateway at a glance: what it costs, what it takes, and where it is otherwise. */
export function gatewayFacts(
  { terms, units, operation, multipleAttempts }: Gateway,
  { t, locale, known }: { t: GatewaysText; locale: Locale; known: Gateways },
): string[] {
  const nameOfUnit = (code: string) => {
    const unit = known.units.find(({ unitCode }) => unitCode === code)
    return unit ? titleOf(unit, locale) : code
  }
  return [
    ...terms.flatMap(({ currencyCode: currency, fee, minimum, maximum }) => [
      fee === null ? t('gateways.noFee', { currency }) : t('gateways.fee', { currency, fee }),
      ...(minimum !== null && maximum !== null
        ? [t('gateways.between', { currency, minimum, maximum })]
        : minimum !== null
          ? [t('gateways.from', { currency, minimum })]
          : maximum !== null
            ? [t('gateways.upTo', { currency, maximum })]
            : []),
    ]),
    ...(operation === 'authorize' ? [t('gateways.authorize')] : []),
    ...(multipleAttempts ? [] : [t('gateways.single')]),
    ...units.flatMap(({ unitCode, offered, terms: own }) => {
      if (!offered) return [t('gateways.closedAt', { unit: nameOfUnit(unitCode) })]
      const differs = own.some(({ fee, minimum, maximum }) => fee ?? minimum ?? maximum)
      return differs ? [t('gateways.ownAt', { unit: nameOfUnit(unitCode) })] : []
    }),
  ]
}
