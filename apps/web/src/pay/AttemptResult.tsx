import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { ResultPanel } from '@wasl/ui/ResultPanel'
import { Disclosure } from '@wasl/ui/Disclosure'
import { Rule } from '@wasl/ui/layout/Rule'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { Amount } from '../parts/Amount.tsx'
import { Instant } from '../parts/Instant.tsx'
import { Questions } from '../parts/Questions.tsx'
import type { NextTarget } from '../base/page-data.ts'
import { useAttemptText } from './attempt.text.ts'
import { AttemptOrder } from './AttemptOrder.tsx'
import { AttemptReference } from './AttemptReference.tsx'
import { HelpCard } from './HelpCard.tsx'
import { KeepRecord } from './KeepRecord.tsx'
import { MoneyTruth } from './MoneyTruth.tsx'
import { NextStep } from './NextStep.tsx'
import { outcomeOf, toneOf } from './outcome.ts'
import { OutcomeIcon } from './OutcomeIcon.tsx'
import { PrintHead } from './PrintHead.tsx'
import { PaymentDetails } from './PaymentDetails.tsx'
import css from './AttemptResult.module.css'
import type { AttemptWatch } from './useAttemptWatch.ts'
import { useOutcomeWords } from './useOutcomeWords.ts'
import { WaitingActions } from './WaitingActions.tsx'
import { TryAgain } from './TryAgain.tsx'

type Props = { attempt: Attempt; watch: AttemptWatch; next: NextTarget | null }

/** One frame for every outcome: what happened, to how much money, and the one thing to do now. */
export function AttemptResult({ attempt, watch, next }: Props) {
  const t = useAttemptText()
  const outcome = outcomeOf(attempt)
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
          <>
            <Amount of={attempt.total} size="result" />
            <Instant at={attempt.at} />
          </>
        }
      >
        {next && attempt.view !== 'waiting' && <NextStep next={next} />}
        <MoneyTruth attempt={attempt} outcome={outcome} />
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
        {attempt.view === 'success' && <KeepRecord attempt={attempt} />}
        {attempt.view === 'success' ? <Questions /> : <HelpCard />}
        {attempt.view !== 'success' && outcome !== 'expired' && <KeepRecord attempt={attempt} />}
      </aside>
    </CustomerPage>
  )
}
