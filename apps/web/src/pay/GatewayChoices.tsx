import { pick } from '@wasl/domain/locale'
import { PayChoices } from '@wasl/ui/money/PayChoices'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { Amount } from '../parts/Amount.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import { isFree } from './bill/bill-lines.ts'
import { usePayText } from './pay.text.ts'
import type { PayActor } from './usePayActor.ts'

/** S1 §9: fees show only if any choice has one. */
export function GatewayChoices({ actor }: { actor: PayActor }) {
  const t = usePayText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const { choices, selected } = useSelector(actor, ({ context }) => context)
  const isUpdating = useSelector(actor, (snapshot) => snapshot.hasTag('updating'))
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.hasTag('unanswered'))

  const tiles = useMemo(() => {
    const showsFees = choices.some(({ fee }) => !isFree(fee))
    return choices.map(({ gatewayCode, gateway, logoUrl, fee }) => ({
      code: gatewayCode,
      name: pick(gateway, locale),
      logoUrl,
      fee: showsFees
        ? isFree(fee)
          ? t('payPage.noFee')
          : t.rich('payPage.plusFee', { fee: <Amount of={fee} /> })
        : undefined,
    }))
  }, [choices, locale, t])

  return (
    <PayChoices
      name="gatewayCode"
      choices={tiles}
      selected={selected ?? ''}
      onSelect={(gatewayCode) => actor.send({ type: 'choice.selected', gatewayCode })}
      isUpdating={isUpdating}
      problem={isUnanswered ? t('payPage.unanswered') : null}
      words={{
        legend: t('payPage.choose'),
        none: t('payPage.noChoices', { merchant }),
        showAll: t('payPage.showAll', { count: choices.length }),
        showFewer: t('payPage.showFewer'),
        updating: t('payPage.updating'),
      }}
    />
  )
}
