import type { Ticket, TicketAnswer } from '@wasl/contracts/web/dashboard/tickets.contract'
import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/Button'
import { KeyValueList } from '@wasl/ui/KeyValueList'
import { Link } from '@wasl/ui/Link'
import { Ltr } from '@wasl/ui/Ltr'
import css from '../../desk/checks/Request.module.css'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useStaff } from '../../desk/staff.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { hoursLeft } from '../../parts/hours-left.ts'
import { Instant } from '../../parts/Instant.tsx'
import { permissionWord } from './permission-word.ts'
import { useTicketsText } from './tickets.text.ts'
import { TicketStatus } from './TicketStatus.tsx'

type Props = { ticket: Ticket; onAnswer: (answer: TicketAnswer) => void }

const looks = { approve: 'primary', decline: 'secondary' } as const

/** Who asks for what, until when, and the answer. */
export function TicketCard({ ticket, onAnswer }: Props) {
  const t = useTicketsText()
  const locale = useLocale()
  const staff = useStaff()
  const name = pick(ticket.name, locale) || ticket.username
  const permission = permissionWord(ticket.permission, t)
  const { object } = ticket
  return (
    <article className={css.request} aria-labelledby={`${ticket.id}-title`}>
      <header className={css.head}>
        <h2 id={`${ticket.id}-title`} className={css.title}>
          {ticket.forUser
            ? t.rich('tickets.asksFor', {
                name: <bdi>{name}</bdi>,
                colleague: <bdi>{pick(ticket.forUser.name, locale) || object}</bdi>,
                permission,
              })
            : t.rich('tickets.asks', { name: <bdi>{name}</bdi>, permission })}
        </h2>
        <TicketStatus status={ticket.status} />
      </header>
      <KeyValueList rows={rows()} />
      {ticket.status === 'new' && !ticket.forUser && (
        <p className={css.hindrance}>
          {ticket.amount === null
            ? t('tickets.allowsOne', { n: ticket.hours })
            : t.rich('tickets.allows', { amount: <Amount of={ticket.amount} />, n: ticket.hours })}
        </p>
      )}
      {ticket.answers.length > 0 && (
        <footer className={css.answers}>
          {ticket.answers.map((answer) => (
            <Button
              key={answer}
              variant={looks[answer]}
              size="row"
              aria-haspopup="dialog"
              aria-label={t(`tickets.${answer}One`, { permission, object, name })}
              onClick={() => onAnswer(answer)}
            >
              {t(`tickets.answer.${answer}`)}
            </Button>
          ))}
        </footer>
      )}
      {ticket.hindrance !== null && <p className={css.hindrance}>{ticket.hindrance}</p>}
    </article>
  )

  function rows() {
    const { status, askedAt, until, answeredAt, answeredBy, reason, forUser } = ticket
    const id = <Ltr>{object}</Ltr>
    return [
      {
        key: 'for',
        label: t(forUser ? 'tickets.forUser' : 'tickets.for'),
        value:
          !forUser && staff.has('general-info') ? (
            <Link href={`${staffPaths.allTransactions(locale)}/${object}`}>{id}</Link>
          ) : (
            id
          ),
      },
      ...(ticket.amount === null
        ? []
        : [{ key: 'amount', label: t('tickets.upTo'), value: <Amount of={ticket.amount} /> }]),
      ...(ticket.customer === null
        ? []
        : [
            {
              key: 'customer',
              label: t('tickets.customer'),
              value: <bdi>{pick(ticket.customer, locale)}</bdi>,
            },
          ]),
      ...(ticket.why === null
        ? []
        : [{ key: 'why', label: t('tickets.why'), value: <bdi>{ticket.why}</bdi> }]),
      { key: 'asked', label: t('tickets.askedAt'), value: <Instant at={askedAt} /> },
      ...(status === 'new' || (status === 'approved' && !forUser)
        ? [{ key: 'until', label: t(`tickets.until.${status}`), value: <Instant at={until} /> }]
        : []),
      ...(status === 'new' && hoursLeft(until) > 0
        ? [{ key: 'left', label: t('tickets.left'), value: t('tickets.hours', { n: hoursLeft(until) }) }]
        : []),
      ...(status === 'approved' && ticket.isUsed
        ? [{ key: 'used', label: t('tickets.used'), value: t('tickets.usedOnce') }]
        : []),
      ...(answeredAt === null
        ? []
        : [{ key: 'answered', label: t('tickets.answered'), value: <Instant at={answeredAt} /> }]),
      ...(answeredBy === null
        ? []
        : [{ key: 'by', label: t('tickets.answeredBy'), value: <bdi>{answeredBy}</bdi> }]),
      ...(reason === null ? [] : [{ key: 'reason', label: t('tickets.reason'), value: <bdi>{reason}</bdi> }]),
    ]
  }
}
