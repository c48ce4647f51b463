import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { EventShown, AttemptShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { Timeline, type TimelineEvent } from '@wasl/ui/data/Timeline'
import { Dots } from '@wasl/ui/text/Dots'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useAppText } from '../../../../base/base.text.ts'
import { parseTransactionState, stateTone, type StateTone } from '@wasl/domain/states'
import { Amount } from '../../../../parts/Amount.tsx'
import { Instant } from '../../../../parts/Instant.tsx'
import { callbackNews, type CallbackNews } from './callback-news.ts'
import { CardHead } from '../../../../desk/object/CardHead.tsx'
import { useDetailText } from '../detail.text.ts'
import { EventIcon } from './EventIcon.tsx'
import { actorName, eventName, tellsAmount, callbackNames } from './event-words.ts'
import { toldEvents } from './told-events.ts'
import { Name } from '../../../../parts/Name.tsx'

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

/** What moved money back or forth is neutral; a step has the tone of the state it led to, and what waits is not done. */
function eventTone({ kind, code, toState }: Pick<EventShown, 'kind' | 'code' | 'toState'>): StateTone {
  if (code === 'callback.waiting') return 'warning'
  if (kind === 'money' || kind === 'audit' || toState === null) return 'neutral'
  if (toState === 'success') return 'success'
  return stateTone(parseTransactionState(toState))
}

type Props = { event: EventShown; news: CallbackNews; attempts: readonly AttemptShown[] }

/** Which gateway it was, and how often or that nothing came of it. */
function CallbackBy({ event, news, attempts }: Props) {
  const t = useDetailText()
  const gateway = attempts.find(({ id }) => id === event.attemptId)?.gateway
  const times = event.callback?.times ?? 1
  return (
    <Dots>
      {gateway ? <Name of={gateway} /> : t('detail.actor.session')}
      {news === 'again' && times > 1 && t('detail.callback.times', { n: times })}
      {(news === 'denies' || news === 'late') && t('detail.callback.nothing')}
    </Dots>
  )
}

type CallbackTitleProps = { event: EventShown; news: CallbackNews }

/** What a gateway said that no step says. */
function CallbackTitle({ event, news }: CallbackTitleProps) {
  const t = useDetailText()
  const stateName = useAppText()
  if (news === 'unreadable') return t('detail.callback.unreadable')
  if (news === 'denies') {
    const said = event.callback?.result ?? ''
    const state = parseTransactionState(said)
    return t('detail.callback.denies', { state: state === 'other' ? said : stateName(`app.state.${state}`) })
  }
  const { bare, ofMoney } = callbackNames[news]
  return event.amount ? t.rich(ofMoney, { amount: <Amount of={event.amount} /> }) : t(bare)
}
