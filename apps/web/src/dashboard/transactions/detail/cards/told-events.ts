import type { EventShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { callbackNews } from './callback-news.ts'

/** Steps that say nothing to a person, or what the request's own step or the money's says already. */
const untold = ['attempt.created', 'session.requested', 'money.captured', 'money.authorized', 'cash.promised']

/** What happened, without its echoes: a payment is one event, though request, attempt and money each write it down. */
export function toldEvents(timeline: readonly EventShown[]): EventShown[] {
  const isTold = (kind: EventShown['kind'], code: string, at: string) =>
    timeline.some((other) => other.kind === kind && other.code === code && other.at === at)
  return timeline.filter((event) => {
    if (event.kind === 'gateway') return callbackNews(event, timeline) !== null
    if (event.kind === 'attempt') return !untold.includes(event.code)
    // The audit knows who it was.
    if (event.code === 'merchant.created') return !timeline.some(({ code }) => code === 'request.created')
    if (event.kind === 'transaction') return !isTold('audit', event.code, event.at)
    if (event.code !== 'money.capture' && event.code !== 'money.authorize') return true
    const step = event.code === 'money.capture' ? 'money.captured' : 'money.authorized'
    return !timeline.some(
      (other) => other.kind === 'transaction' && other.code === step && other.at === event.at,
    )
  })
}
