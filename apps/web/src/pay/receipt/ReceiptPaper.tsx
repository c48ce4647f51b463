import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Rule } from '@wasl/ui/layout/Rule'
import { Ltr } from '@wasl/ui/text/Ltr'
import { ReceiptCard } from '@wasl/ui/money/ReceiptCard'
import { useSyncExternalStore } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { AttemptOrder } from '../result/AttemptOrder.tsx'
import { useAttemptText } from '../result/attempt.text.ts'
import { outcomeOf, badgeState } from '../result/outcome.ts'
import { PaymentDetails } from '../bill/PaymentDetails.tsx'
import { receiptSums, refundedState } from './receipt-sums.ts'
import { useReceiptText } from './receipt.text.ts'
import css from './ReceiptPage.module.css'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { TransactionBadge } from '../../parts/TransactionBadge.tsx'

/** Everything the PDF says, as a page. */
export function ReceiptPaper({ attempt }: { attempt: Attempt }) {
  const t = useReceiptText()
  const ofAttempt = useAttemptText()
  const sums = receiptSums(attempt).map(({ key, amount }) => ({
    key,
    label: t(`receipt.${key}`),
    value: <Amount of={amount} size={key === 'total' ? 'total' : undefined} />,
  }))
  return (
    <ReceiptCard label={t('receipt.title')}>
      <ReceiptHead attempt={attempt} />
      <div className={css.sum} data-edge="">
        <div>
          <Amount of={attempt.total} size="result" />
          <div className={css.state}>
            <ReceiptState attempt={attempt} />
            <Instant at={attempt.at} />
          </div>
        </div>
        <p className={css.number}>
          <span>{ofAttempt(attempt.reference ? 'attempt.reference' : 'attempt.ownReference')}</span>
          <b>
            <Ltr>{attempt.reference ?? attempt.id}</Ltr>
          </b>
        </p>
      </div>
      <h2 className={css.part}>{ofAttempt('attempt.details')}</h2>
      <PaymentDetails attempt={attempt} outcome={outcomeOf(attempt)} />
      <Rule isDashed />
      <KeyValueList tone="total" rows={sums} />
      <h2 className={css.part}>{ofAttempt('attempt.description')}</h2>
      <AttemptOrder attempt={attempt} />
      <Online />
    </ReceiptCard>
  )
}

function ReceiptHead({ attempt: { unit } }: { attempt: Attempt }) {
  const t = useReceiptText()
  const locale = useLocale()
  const { merchant } = usePageFacts()
  const logo = unit.logoUrl ?? merchant.logoUrl
  return (
    <div className={css.head}>
      <div>
        {logo && <img src={logo} alt="" width={44} height={44} />}
        <p className={css.merchant}>
          <b>
            <bdi>{pick(merchant.title, locale)}</bdi>
          </b>
          {merchant.legalName && (
            <span>
              <bdi>{pick(merchant.legalName, locale)}</bdi>
            </span>
          )}
        </p>
      </div>
      <h1 tabIndex={-1}>{t('receipt.title')}</h1>
    </div>
  )
}

/** On paper it says where the receipt can be seen again. */
function Online() {
  const t = useReceiptText()
  const { path } = usePageFacts()
  const address = useSyncExternalStore(
    never,
    () => location.href,
    () => path,
  )
  return (
    <p className={css.online}>
      {t('receipt.online')}: <Ltr>{address}</Ltr>
    </p>
  )
}

const never = () => () => {}

/** Money that went back is said first. */
function ReceiptState({ attempt }: { attempt: Attempt }) {
  const t = useReceiptText()
  const refunded = refundedState(attempt)
  if (refunded === null) return <TransactionBadge state={badgeState(outcomeOf(attempt))} isResult />
  return (
    <StatusBadge tone="neutral" icon={<Undo2Icon size={14} />} isDashed>
      {t(`receipt.${refunded}`)}
    </StatusBadge>
  )
}
