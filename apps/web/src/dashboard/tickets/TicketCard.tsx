import type { Ticket, TicketAnswer } from '@wasl/contracts/web/dashboard/tickets.contract'
import { nameOf } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import css from '../../desk/checks/Request.module.css'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useStaff } from '../../desk/staff.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { hoursLeft } from '../../parts/hours-left.ts'
import { Instant } from '../../parts/Instant.tsx'
import { permissionWord } from './permission-word.ts'
import { useTicketsText } from './tickets.text.ts'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { HourglassIcon } from '@wasl/ui/icons/HourglassIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'

type Props = { ticket: Ticket; onAnswer: (answer: TicketAnswer) => void }

const looks = { approve: 'primary', decline: 'secondary' } as const

/** Who asks for what, until when, and the answer. */
export function TicketCard({ ticket, onAnswer }: Props) {
  const t = useTicketsText()
  const locale = useLocale()
  const staff = useStaff()
  const name = nameOf(ticket, locale) || ticket.username
  const permission = permissionWord(ticket.permission, t)
  const { object, currencyCode: currency } = ticket
  const amount = ticket.amount !== null && currency !== null && { amount: ticket.amount, currency }
  const customer = nameOf({ nameEn: ticket.customerNameEn, nameAr: ticket.customerNameAr }, locale)
  return (
    <article className={css.request} aria-labelledby={`${ticket.id}-title`}>
      <header className={css.head}>
        <h2 id={`${ticket.id}-title`} className={css.title}>
          {ticket.forUser
            ? t.rich('tickets.asksFor', {
                name: <bdi>{name}</bdi>,
                colleague: <bdi>{nameOf(ticket.forUser, locale) || object}</bdi>,
                permission,
              })
            : t.rich('tickets.asks', { name: <bdi>{name}</bdi>, permission })}
        </h2>
        <TicketStatus status={ticket.status} />
      </header>
      <KeyValueList rows={rows()} />
      {ticket.status === 'NEW' && !ticket.forUser && (
        <p className={css.hindrance}>
          {amount
            ? t.rich('tickets.allows', { amount: <Amount of={amount} />, n: ticket.allowsHours })
            : t('tickets.allowsOne', { n: ticket.allowsHours })}
        </p>
      )}
      {ticket.actions.length > 0 && (
        <footer className={css.answers}>
          {ticket.actions.map(({ value: answer }) => (
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
    const { status, created, expires: until, answered, answeredBy, reason, forUser } = ticket
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
      ...(amount ? [{ key: 'amount', label: t('tickets.upTo'), value: <Amount of={amount} /> }] : []),
      ...(customer === ''
        ? []
        : [{ key: 'customer', label: t('tickets.customer'), value: <bdi>{customer}</bdi> }]),
      ...(ticket.why === null
        ? []
        : [{ key: 'why', label: t('tickets.why'), value: <bdi>{ticket.why}</bdi> }]),
      { key: 'asked', label: t('tickets.askedAt'), value: <Instant at={created} /> },
      ...(status === 'NEW' || (status === 'APPROVED' && !forUser)
        ? [{ key: 'until', label: t(`tickets.until.${status}`), value: <Instant at={until} /> }]
        : []),
      ...(status === 'NEW' && hoursLeft(until) > 0
        ? [{ key: 'left', label: t('tickets.left'), value: t('tickets.hours', { n: hoursLeft(until) }) }]
        : []),
      ...(status === 'APPROVED' && ticket.isUsed
        ? [{ key: 'used', label: t('tickets.used'), value: t('tickets.usedOnce') }]
        : []),
      ...(answered === null
        ? []
        : [{ key: 'answered', label: t('tickets.answered'), value: <Instant at={answered} /> }]),
      ...(answeredBy === null
        ? []
        : [{ key: 'by', label: t('tickets.answeredBy'), value: <bdi>{answeredBy}</bdi> }]),
      ...(reason === null ? [] : [{ key: 'reason', label: t('tickets.reason'), value: <bdi>{reason}</bdi> }]),
    ]
  }
}

const statusLooks = {
  NEW: { tone: 'warning', Icon: HourglassIcon },
  APPROVED: { tone: 'success', Icon: CircleCheckIcon },
  DECLINED: { tone: 'danger', Icon: CircleXIcon },
  EXPIRED: { tone: 'neutral', Icon: ClockAlertIcon },
} as const

function TicketStatus({ status }: Pick<Ticket, 'status'>) {
  const t = useTicketsText()
  const { tone, Icon } = statusLooks[status]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} />} isDashed={status === 'EXPIRED'}>
      {t(`tickets.status.${status}`)}
    </StatusBadge>
  )
}
