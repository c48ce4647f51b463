import type { ListPlace } from '@wasl/contracts/lists/transactions'
import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { pick } from '@wasl/domain/locale'
import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import { Dots } from '@wasl/ui/Dots'
import { IconButton } from '@wasl/ui/IconButton'
import { ChevronDownIcon } from '@wasl/ui/icons/ChevronDownIcon'
import { ChevronUpIcon } from '@wasl/ui/icons/ChevronUpIcon'
import { Ltr } from '@wasl/ui/Ltr'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import css from './Detail.module.css'
import { DetailActions } from './DetailActions.tsx'
import { DetailShare } from './DetailShare.tsx'
import { useDetailText } from './detail.text.ts'
import { useListLink } from './use-list-link.ts'
import { useNeighbours } from './use-neighbours.ts'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { MoneyBadges } from '../../../desk/MoneyBadges.tsx'
import { UnresolvedBadge } from '../../../desk/UnresolvedBadge.tsx'
import { TransactionBadge } from '../../../parts/TransactionBadge.tsx'
import { isNone } from './is-none.ts'

type Props = { place: ListPlace; transaction: TransactionShown; onChanged: (hasMoved: boolean) => void }

/** DET-01: how much, in what state, whose; and what may be done. */
export function DetailHead({ place, transaction, onChanged }: Props) {
  const t = useDetailText()
  const locale = useLocale()
  const { id, money, description, customer, created } = transaction
  const { previous, next } = useNeighbours(place, id)
  const list = useListLink(place)
  const about = pick(description, locale)
  return (
    <SectionHead
      title={t('detail.title', { id })}
      heading={
        <span className={css.heading}>
          <Amount of={money.amount} size="amount" />
          <DetailBadges transaction={transaction} />
        </span>
      }
      note={
        <span className={css.note}>
          <Dots>
            <CopyableValue text={id} label={t('detail.copyId')} copiedLabel={t('detail.copied')} />
            {about && <bdi>{about}</bdi>}
            {customer.name && <bdi>{pick(customer.name, locale)}</bdi>}
            <Instant at={created} />
          </Dots>
        </span>
      }
      crumbs={[{ id, label: id, content: <Ltr>{id}</Ltr> }]}
      back={list}
      actions={
        <>
          {(previous || next) && (
            <span className={css.steps}>
              <IconButton
                label={t('detail.previous')}
                icon={<ChevronUpIcon />}
                aria-keyshortcuts="k"
                aria-disabled={previous ? undefined : true}
                onClick={() => previous?.()}
              />
              <IconButton
                label={t('detail.next')}
                icon={<ChevronDownIcon />}
                aria-keyshortcuts="j"
                aria-disabled={next ? undefined : true}
                onClick={() => next?.()}
              />
            </span>
          )}
          <DetailShare transaction={transaction} />
          <DetailActions transaction={transaction} onChanged={onChanged} />
        </>
      }
    />
  )
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
