import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import { useLocale } from '../../i18n/language.tsx'
import { AttemptPage } from '../../pay/result/AttemptPage.tsx'
import { CounterBar } from '../../pos/CounterBar.tsx'
import { attemptQuery, counterQuery } from '../../pos/pos.queries.ts'
import { paths } from '../../base/paths.ts'
import { PosLoading } from './PosLoading.tsx'
import { AbovePage } from '../../base/page/above-page.ts'
import { StaffFailed } from '../../desk/StaffFailed.tsx'

/** `pos/attempt-detail/{attempt_id}`: what became of it, the receipt, and the next customer. */
export function PosAttempt() {
  const locale = useLocale()
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(attemptQuery(id))
  const { data: counter } = useQuery(counterQuery(null))
  const header = counter?.header
  if (error) return <StaffFailed kind="page" error={error} onRetry={() => void refetch()} />
  if (!data || !header) return <PosLoading />
  return (
    <AbovePage value={<CounterBar />}>
      <AttemptPage load={data} next={null} shownAs={(load) => atCounter(load, header, locale)} />
    </AbovePage>
  )
}

type Header = Extract<AttemptLoad, { kind: 'attempt' }>['attempt']['header']

/** With the counter's header; trying again stays at the counter. */
function atCounter(load: AttemptLoad, header: Header, locale: Locale): AttemptLoad {
  if (load.kind === 'notFound') return load
  const { attempt } = load
  const again = attempt.tryAgainUrl === null ? null : paths.counterPay(locale, attempt.transactionId)
  return { ...load, attempt: { ...attempt, header, tryAgainUrl: again } }
}
