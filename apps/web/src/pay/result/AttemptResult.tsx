import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { ResultPanel } from '@wasl/ui/money/ResultPanel'
import { Disclosure } from '@wasl/ui/text/Disclosure'
import { Rule } from '@wasl/ui/layout/Rule'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { CallMerchant } from '../../parts/CallMerchant.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { Questions } from '../../parts/Questions.tsx'
import type { NextTarget } from '../../base/page-data.ts'
import { useAttemptText } from './attempt.text.ts'
import { AttemptOrder } from './AttemptOrder.tsx'
import { HelpCard } from '../HelpCard.tsx'
import { KeepRecord } from './KeepRecord.tsx'
import { MismatchSums } from './MismatchSums.tsx'
import { MoneyTruth } from './MoneyTruth.tsx'
import { NextStep } from './NextStep.tsx'
import { outcomeOf, toneOf, type Outcome } from './outcome.ts'
import { PaymentDetails } from '../bill/PaymentDetails.tsx'
import css from './AttemptResult.module.css'
import type { AttemptWatch } from './useAttemptWatch.ts'
import { TryAgain } from './TryAgain.tsx'
import { WaitingActions } from './WaitingActions.tsx'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { ReferenceBox } from '@wasl/ui/money/ReferenceBox'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { BanknoteIcon } from '@wasl/ui/icons/BanknoteIcon'
import { CheckIcon } from '@wasl/ui/icons/CheckIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { HourglassIcon } from '@wasl/ui/icons/HourglassIcon'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { ScaleIcon } from '@wasl/ui/icons/ScaleIcon'
import { XIcon } from '@wasl/ui/icons/XIcon'
import { pick } from '@wasl/domain/locale'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { Ltr } from '@wasl/ui/text/Ltr'
import { usePageFacts } from '../../base/page-context.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'

/** On paper the header is gone: who was paid, and where this page is. */
function PrintHead() {
  const merchant = useMerchantName()
  const { path, merchant: facts } = usePageFacts()
  const address = useSyncExternalStore(
    never,
    () => location.href,
    () => path,
  )
  return (
    <div className={css.head} aria-hidden="true">
      {facts.logoUrl && <img src={facts.logoUrl} alt="" width={36} height={36} loading="lazy" />}
      <b>{merchant}</b>
      <Ltr>{address}</Ltr>
    </div>
  )
}

const never = () => () => {}

type Props = { attempt: Attempt; watch: AttemptWatch; next: NextTarget | null; order?: ReactNode }

/** One frame for every outcome: what happened, to how much money, and the one thing to do now. */
export function AttemptResult({ attempt, watch, next, order }: Props) {
  const t = useAttemptText()
  const outcome = outcomeOf(attempt)
  const isMismatch = outcome === 'invalid' && attempt.isUnresolved
  const words = useOutcomeWords(attempt, outcome)

  return (
    <CustomerPage columns="result" unit={attempt.unit} header={attempt.header}>
      <PrintHead />
      <ResultPanel
        key={outcome}
        takesFocus
        tone={toneOf(outcome)}
        icon={<OutcomeIcon outcome={outcome} />}
        title={words.title}
        message={words.message}
        facts={
          outcome === 'invalid' ? (
            <MismatchSums {...attempt} />
          ) : (
            <>
              <Amount of={attempt.total} size="result" />
              <Instant at={attempt.at} />
            </>
          )
        }
      >
        {next && attempt.view !== 'waiting' && <NextStep next={next} />}
        <MoneyTruth attempt={attempt} outcome={outcome} />
        {isMismatch && (
          <div className={css.call}>
            <CallMerchant variant="primary" size="pay" />
          </div>
        )}
        {outcome === 'waiting' && <WaitingActions attempt={attempt} watch={watch} />}
        <TryAgain attempt={attempt} outcome={outcome} />
        <AttemptReference attempt={attempt} />
        <Disclosure title={t('attempt.details')} isOpenAtFirst>
          <PaymentDetails attempt={attempt} outcome={outcome} />
        </Disclosure>
        <Rule isTight />
        <Disclosure title={t('attempt.description')} isOpenAtFirst={attempt.view === 'success'}>
          <AttemptOrder attempt={attempt} />
        </Disclosure>
      </ResultPanel>
      <aside className={css.aside}>
        {order}
        {attempt.view === 'success' && <KeepRecord attempt={attempt} />}
        {attempt.view === 'success' ? <Questions /> : !isMismatch && <HelpCard />}
        {attempt.view !== 'success' && outcome !== 'expired' && <KeepRecord attempt={attempt} />}
      </aside>
    </CustomerPage>
  )
}

/** RES-02: large and copyable; without a bank's reference our own number of the attempt. */
function AttemptReference({ attempt: { reference, id } }: { attempt: Attempt }) {
  const t = useAttemptText()
  const text = reference ?? id
  return (
    <ReferenceBox
      label={reference ? t('attempt.reference') : t('attempt.ownReference')}
      reference={text}
      action={<CopyButton text={text} label={t('attempt.copy')} copiedLabel={t('attempt.copied')} />}
    />
  )
}

const icons = {
  success: CheckIcon,
  cod: BanknoteIcon,
  authorized: LockKeyholeIcon,
  waiting: HourglassIcon,
  failed: XIcon,
  canceled: BanIcon,
  expired: ClockAlertIcon,
  invalid: ScaleIcon,
}

/** RES-01: each outcome has its own mark. */
function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  const Icon = icons[outcome]
  return <Icon size={30} />
}

/** The title and the sentence under it: S1 §2 word for word where it has them, the server's own message where it speaks. */
function useOutcomeWords(attempt: Attempt, outcome: Outcome): { title: string; message: ReactNode } {
  const t = useAttemptText()
  const merchant = useMerchantName()
  const locale = useLocale()
  const message = attempt.message && pick(attempt.message, locale)
  switch (outcome) {
    case 'success':
    case 'cod':
    case 'authorized':
      return { title: t('attempt.thanks'), message: t('attempt.congratulations') }
    case 'waiting':
      return { title: t('attempt.waiting'), message: t('attempt.waitingText') }
    case 'expired':
      return { title: message || t('attempt.expired'), message: null }
    case 'invalid':
      return {
        title: message || t('attempt.mismatch'),
        message: attempt.isUnresolved ? t('attempt.mismatchText', { merchant }) : null,
      }
    case 'failed':
    case 'canceled':
      return { title: t('attempt.oops'), message }
  }
}
