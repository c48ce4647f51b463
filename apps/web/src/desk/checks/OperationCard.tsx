import type { OperationAnswer, OperationRequest } from '@wasl/contracts/web/dashboard/tickets.contract'
import { nameOf } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { hoursLeft } from '../../parts/hours-left.ts'
import { Instant } from '../../parts/Instant.tsx'
import { staffPaths } from '../staff-paths.ts'
import { useStaff } from '../staff.ts'
import { answerWord } from './answer-word.ts'
import css from './Request.module.css'
import { useChecksText } from './checks.text.ts'
import { OperationStatus } from './OperationStatus.tsx'
import { useCheckWords } from './use-check-words.ts'

const looks = { approve: 'primary', retry: 'primary', reject: 'secondary', cancel: 'secondary' } as const

type Props = {
  request: OperationRequest
  onAnswer: (answer: OperationAnswer) => void
  /** On the transaction's own page: what it is about is said there already. */
  isOfPage?: boolean
}

/** Who asks for what, whether it may be, and the answer. */
export function OperationCard({ request, onAnswer, isOfPage = false }: Props) {
  const t = useChecksText()
  const { name, operation } = useCheckWords(request)
  const { id, status, object, problem, hindrance } = request
  const rows = useRows(request, isOfPage)
  const amount = <Amount of={{ amount: request.amount, currency: request.currencyCode }} />
  const Heading = isOfPage ? 'h3' : 'h2'
  return (
    <article className={css.request} aria-labelledby={`${id}-title`}>
      <header className={css.head}>
        <Heading id={`${id}-title`} className={css.title}>
          {t.rich('checks.asks', { name: <bdi>{name}</bdi>, operation, amount })}
        </Heading>
        <OperationStatus status={status} />
      </header>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <KeyValueList rows={rows} />
      {request.actions.length > 0 && (
        <footer className={css.answers}>
          {request.actions.map(({ value: one }) => (
            <Button
              key={one}
              // The page has its own orange button.
              variant={isOfPage ? 'secondary' : looks[one]}
              size="row"
              aria-haspopup="dialog"
              aria-label={t(`checks.one.${answerWord(request, one)}`, { operation, object, name })}
              onClick={() => onAnswer(one)}
            >
              {t(`checks.answer.${answerWord(request, one)}`)}
            </Button>
          ))}
        </footer>
      )}
      {hindrance !== null && <p className={css.hindrance}>{hindrance}</p>}
    </article>
  )
}

function useRows(request: OperationRequest, isOfPage: boolean): KeyValue[] {
  const t = useChecksText()
  const locale = useLocale()
  const staff = useStaff()
  const { object, status, checkers, checkedBy, expires: until, decided, decidedBy, reason } = request
  const customer = nameOf({ nameEn: request.customerNameEn, nameAr: request.customerNameAr }, locale)
  const gateway = nameOf({ nameEn: request.gatewayNameEn, nameAr: request.gatewayNameAr }, locale)
  const paid = { amount: request.paidAmount, currency: request.paidCurrencyCode }
  const transaction = <Ltr>{object}</Ltr>
  const about: KeyValue[] = [
    {
      key: 'for',
      label: t('checks.for'),
      value: staff.has('general-info') ? (
        <Link href={`${staffPaths.allTransactions(locale)}/${object}`}>{transaction}</Link>
      ) : (
        transaction
      ),
    },
    ...(customer === ''
      ? []
      : [{ key: 'customer', label: t('checks.customer'), value: <bdi>{customer}</bdi> }]),
    { key: 'paid', label: t('checks.paid'), value: <Amount of={paid} /> },
    { key: 'gateway', label: t('checks.gateway'), value: <bdi>{gateway}</bdi> },
  ]
  return [
    ...(isOfPage ? [] : about),
    ...(request.why === null
      ? []
      : [{ key: 'why', label: t('checks.why'), value: <bdi>{request.why}</bdi> }]),
    { key: 'asked', label: t('checks.askedAt'), value: <Instant at={request.created} /> },
    ...(until !== null && (status === 'PENDING' || status === 'MANUAL')
      ? [{ key: 'until', label: t(`checks.until.${status}`), value: <Instant at={until} /> }]
      : []),
    ...(until !== null && status === 'PENDING' && hoursLeft(until) > 0
      ? [{ key: 'left', label: t('checks.left'), value: t('checks.hours', { n: hoursLeft(until) }) }]
      : []),
    ...(checkers > 1 || checkedBy.length > 0
      ? [
          {
            key: 'checked',
            label: t('checks.checked'),
            value: (
              <>
                {t('checks.checkedOf', { done: checkedBy.length, all: checkers })}
                {checkedBy.length > 0 && (
                  <>
                    {': '}
                    <bdi>{checkedBy.join(', ')}</bdi>
                  </>
                )}
              </>
            ),
          },
        ]
      : []),
    ...(decided === null
      ? []
      : [{ key: 'decided', label: t('checks.decided'), value: <Instant at={decided} /> }]),
    ...(decidedBy === null
      ? []
      : [{ key: 'by', label: t('checks.decidedBy'), value: <bdi>{decidedBy}</bdi> }]),
    ...(reason === null ? [] : [{ key: 'reason', label: t('checks.reason'), value: <bdi>{reason}</bdi> }]),
  ]
}
