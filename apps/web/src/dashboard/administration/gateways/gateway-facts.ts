import type { Gateway, Gateways } from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import type { Locale } from '@wasl/domain/locale'
import type { GatewaysText } from './gateways.text.ts'

/** A gateway at a glance: what it costs, what it takes, and where it is otherwise. */
export function gatewayFacts(
  { terms, units, operation, hasMultipleAttempts }: Gateway,
  { t, locale, known }: { t: GatewaysText; locale: Locale; known: Gateways },
): string[] {
  const titleOf = (key: string) => known.units.find(({ unit }) => unit === key)?.title[locale] ?? key
  return [
    ...terms.flatMap(({ currency, fee, minimum, maximum }) => [
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
    ...(hasMultipleAttempts ? [] : [t('gateways.single')]),
    ...units.flatMap(({ unit, offered, terms: own }) => {
      if (!offered) return [t('gateways.closedAt', { unit: titleOf(unit) })]
      const differs = own.some(({ fee, minimum, maximum }) => fee ?? minimum ?? maximum)
      return differs ? [t('gateways.ownAt', { unit: titleOf(unit) })] : []
    }),
  ]
}
