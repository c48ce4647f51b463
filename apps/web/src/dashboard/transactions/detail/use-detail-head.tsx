import type { ListPlace } from '@wasl/contracts/lists/transactions'
import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { pick } from '@wasl/domain/locale'
import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import { Dots } from '@wasl/ui/text/Dots'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { MoneyBadges } from '../../../desk/MoneyBadges.tsx'
import type { ObjectHead } from '../../../desk/object/ObjectPage.tsx'
import { UnresolvedBadge } from '../../../desk/UnresolvedBadge.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import { TransactionBadge } from '../../../parts/TransactionBadge.tsx'
import { DetailActions } from './DetailActions.tsx'
import { DetailShare } from './DetailShare.tsx'
import { useDetailText } from './detail.text.ts'
import { isNone } from './is-none.ts'
import { useNeighbours } from './use-neighbours.ts'

type Of = { place: ListPlace; transaction: TransactionShown; onChanged: (hasMoved: boolean) => void }

/** DET-01: how much, in what state, whose; and what may be done. */
export function useDetailHead({ place, transaction, onChanged }: Of): ObjectHead {
  const t = useDetailText()
  const locale = useLocale()
  const { id, money, description, customer, created } = transaction
  const neighbours = useNeighbours(place, id)
  const about = pick(description, locale)
  return {
    title: t('detail.title', { id }),
    heading: <Amount of={money.amount} size="amount" />,
    badges: <DetailBadges transaction={transaction} />,
    note: (
      <Dots>
        <CopyableValue text={id} label={t('detail.copyId')} copiedLabel={t('detail.copied')} />
        {about && <bdi>{about}</bdi>}
        {customer.name && <bdi>{pick(customer.name, locale)}</bdi>}
        <Instant at={created} />
      </Dots>
    ),
    walk: { ...neighbours, words: { previous: t('detail.previous'), next: t('detail.next') } },
    actions: (
      <>
        <DetailShare transaction={transaction} />
        <DetailActions transaction={transaction} onChanged={onChanged} />
      </>
    ),
  }
}

/** The state, and what a state does not say. */
function DetailBadges({ transaction }: { transaction: TransactionShown }) {
  const t = useDetailText()
  const { state, moneyStates, money, isDeleted, needsReview, unresolved } = transaction
  return (
    <>
      <TransactionBadge state={state} />
      <MoneyBadges states={moneyStates} />
      <UnresolvedBadge unresolved={unresolved} />
      {!isNone(money.refunding) && (
        <StatusBadge tone="warning" icon={<ClockIcon size={14} />}>
          {t('detail.refunding')}
        </StatusBadge>
      )}
      {needsReview && (
        <StatusBadge tone="warning" icon={<TriangleAlertIcon size={14} />}>
          {t('detail.review')}
        </StatusBadge>
      )}
      {isDeleted && (
        <StatusBadge tone="neutral" icon={<Trash2Icon size={14} />} isDashed>
          {t('detail.deleted')}
        </StatusBadge>
      )}
    </>
  )
}
