import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { EventShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { Timeline, type TimelineEvent } from '@wasl/ui/data/Timeline'
import { Dots } from '@wasl/ui/Dots'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/Ltr'
import { useAppText } from '../../../base/base.text.ts'
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
        events={timeline.map((event, at): TimelineEvent => {
          const news = callbackNews(event, transaction.timeline)
          return {
            key: `${event.at} ${event.kind} ${event.code} ${timeline.length - at}`,
            icon: <EventIcon event={event} />,
            tone: eventTone(event),
            title: news ? <CallbackTitle event={event} news={news} /> : <EventTitle event={event} />,
            by: (
              <Dots>
                {news ? (
                  <CallbackBy event={event} news={news} attempts={transaction.attempts} />
                ) : (
                  <EventBy event={event} />
                )}
                {event.attemptId && <Ltr>{event.attemptId}</Ltr>}
              </Dots>
            ),
            time: <Instant at={event.at} />,
          }
        })}
      />
    </Card>
  )
}

function EventTitle({ event }: { event: EventShown }) {
  const t = useDetailText()
  const stateName = useAppText()
  const name = eventName(event)
  if (name && tellsAmount(name) && event.amount) return t.rich(name, { amount: <Amount of={event.amount} /> })
  if (name) return t(name, { amount: '' })
  if (event.toState === null) return t('detail.event.other')
  const state = parseTransactionState(event.toState)
  return t('detail.event.state', {
    state: state === 'other' ? event.toState : stateName(`app.state.${state}`),
  })
}

function EventBy({ event }: { event: EventShown }) {
  const t = useDetailText()
  const known = actorName(event.actor)
  return known ? t(known) : <Ltr>{event.actor}</Ltr>
}
