import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { EventShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { Timeline, type TimelineEvent } from '@wasl/ui/data/Timeline'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/Ltr'
import { useAppText } from '../../../app/app.text.ts'
import { parseTransactionState } from '@wasl/domain/states'
import { Amount } from '../../../parts/Amount.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import { CallbackBy } from './CallbackBy.tsx'
import { CallbackTitle } from './CallbackTitle.tsx'
import { callbackNews } from './callback-news.ts'
import { CardHead } from './CardHead.tsx'
import { useDetailText } from './detail.text.ts'
import { EventIcon } from './EventIcon.tsx'
import { eventTone } from './event-tone.ts'
import { actorName, eventName, tellsAmount } from './event-words.ts'
import { toldEvents } from './told-events.ts'

/** DET-03: what happened, newest first, with who did it and when. */
export function TimelineCard({ transaction }: { transaction: TransactionShown }) {
  const t = useDetailText()
  const timeline = toldEvents(transaction.timeline)
  return (
    <Card>
      <CardHead title={t('detail.timeline')}>
        <small>{t('detail.newestFirst')}</small>
      </CardHead>
      <Timeline
        label={t('detail.timelineLabel')}
        events={timeline.map((event, at): TimelineEvent => ({
          key: `${event.at} ${event.kind} ${event.code} ${timeline.length - at}`,
          icon: <EventIcon event={event} />,
          tone: eventTone(event),
          title: <EventTitle event={event} transaction={transaction} />,
          by: <EventBy event={event} transaction={transaction} />,
          time: <Instant at={event.at} />,
        }))}
      />
    </Card>
  )
}

type Told = { event: EventShown; transaction: TransactionShown }

function EventTitle({ event, transaction }: Told) {
  const t = useDetailText()
  const stateName = useAppText()
  const news = callbackNews(event, transaction.timeline)
  if (news) return <CallbackTitle event={event} news={news} />
  const name = eventName(event)
  if (name && tellsAmount(name) && event.amount) return t.rich(name, { amount: <Amount of={event.amount} /> })
  if (name) return t(name, { amount: '' })
  if (event.toState === null) return <Ltr>{event.code}</Ltr>
  const state = parseTransactionState(event.toState)
  return t('detail.event.state', {
    state: state === 'other' ? event.toState : stateName(`app.state.${state}`),
  })
}

function EventBy({ event, transaction }: Told) {
  const t = useDetailText()
  const known = actorName(event.actor)
  const news = callbackNews(event, transaction.timeline)
  const who = known ? t(known) : <Ltr>{event.actor}</Ltr>
  return (
    <>
      {news ? <CallbackBy event={event} news={news} attempts={transaction.attempts} /> : who}
      {event.attemptId && (
        <>
          {' · '}
          <Ltr>{event.attemptId}</Ltr>
        </>
      )}
    </>
  )
}
