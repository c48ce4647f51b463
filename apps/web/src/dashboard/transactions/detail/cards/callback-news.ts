import type { EventShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'

/** What a gateway's callback adds to the steps beside it; null where they say it all. */
export type CallbackNews =
  /** It could not be booked when it came. */
  | 'waits'
  /** The gateway says once more what it said. */
  | 'again'
  /** Known for longer than the two channels may differ. */
  | 'late'
  /** It denies a payment that is booked. */
  | 'denies'
  /** Money without an amount that could be booked. */
  | 'unreadable'

const aMinute = 60_000

export function callbackNews(event: EventShown, timeline: readonly EventShown[]): CallbackNews | null {
  switch (event.code) {
    case 'callback.waiting':
    case 'callback.early':
      return 'waits'
    case 'callback.repeated':
      return 'again'
    case 'callback.mismatch':
      return event.amount === null ? 'unreadable' : null
    case 'callback.duplicate':
      return repeats(event, timeline)
    case 'callback.ignored':
      return ignored(event, timeline)
    case 'callback.paid':
    case 'callback.authorized':
    case 'callback.cod':
    case 'callback.surplus':
    case 'callback.failed':
    case 'callback.canceled':
    case 'callback.expired':
    case 'callback.pending':
      return null
  }
  return null
}

/** A payment that the customer's return or a question to the bank had booked is usually confirmed at once. */
function repeats(event: EventShown, timeline: readonly EventShown[]): CallbackNews | null {
  const known = bookedBefore(event, timeline).find(
    ({ amount }) => amount?.amount === event.amount?.amount && amount?.currency === event.amount?.currency,
  )
  if (known?.actor === 'callback') return 'again'
  return known && Date.parse(event.at) - Date.parse(known.at) > aMinute ? 'late' : null
}

/** What an attempt without money is said to have ended as is no news: it has ended. */
function ignored(event: EventShown, timeline: readonly EventShown[]): CallbackNews | null {
  const result = event.callback?.result ?? null
  if (result === null || bookedBefore(event, timeline).length === 0) return null
  return payments.includes(result) ? 'late' : 'denies'
}

const payments: readonly string[] = ['captured', 'authorized', 'cod']

/** Money of the same attempt that was on the books when the callback came, newest first. */
const bookedBefore = ({ attemptId, at }: EventShown, timeline: readonly EventShown[]): EventShown[] =>
  timeline.filter(
    (step) => step.attemptId === attemptId && isBooking(step) && Date.parse(step.at) <= Date.parse(at),
  )

const isBooking = ({ kind, code }: EventShown): boolean =>
  kind === 'money' ? /^money\.(capture|authorize)/.test(code) : code === 'cash.promised'
