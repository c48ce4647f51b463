import { findComingBack } from '../kernel/events/event-holds.store.ts'
import {
  findEventOfSlug,
  findMovedEvent,
  findShownEvents,
  findTerms,
  type EventRow,
} from '../kernel/events/events.store.ts'
import {
  eventsNow,
  listedEvents,
  type EventDeps,
  type EventNow,
} from '../kernel/events/show-events.service.ts'

export async function showEvents({ db, clock }: EventDeps, merchantId: number): Promise<EventNow[]> {
  const rows = await findShownEvents(db, merchantId)
  return eventsNow(db, { merchantId, rows, now: clock.now() })
}

export type FoundEvent = { kind: 'event'; event: EventNow } | { kind: 'moved'; slug: string }

/** A draft is nobody's; an event that was canceled still says so. */
const isShown = ({ state }: EventRow): boolean => state !== 'draft' && state !== 'archived'

export async function showEvent(
  { db, clock }: EventDeps,
  { merchantId, slug }: { merchantId: number; slug: string },
): Promise<FoundEvent | null> {
  const row = await findEventOfSlug(db, { merchantId, slug })
  if (!row) {
    const moved = await findMovedEvent(db, { merchantId, slug })
    return moved && isShown(moved) ? { kind: 'moved', slug: moved.slug } : null
  }
  if (!isShown(row)) return null
  const [event] = await eventsNow(db, { merchantId, rows: [row], now: clock.now() })
  return event ? { kind: 'event', event } : null
}

export type ShownTerms = { terms_en: string; terms_ar: string; version: number }

/** Of an event; without one, of the first that is listed. */
export async function termsOf(
  deps: EventDeps,
  { merchantId, slug }: { merchantId: number; slug: string | undefined },
): Promise<ShownTerms | null> {
  const row =
    slug === undefined
      ? listedEvents(await showEvents(deps, merchantId), deps.clock.now())[0]?.event.row
      : await findEventOfSlug(deps.db, { merchantId, slug })
  if (!row || !isShown(row)) return null
  const version = row.termsVersion
  const terms = await findTerms(deps.db, { merchantId, eventId: row.id, version })
  return { terms_en: terms?.termsEn ?? '', terms_ar: terms?.termsAr ?? '', version }
}

/** When a kept place of each pool may be free at the earliest, where everything that is left is kept. */
export const comingBackOf = (
  { db, clock }: EventDeps,
  merchantId: number,
  { sales }: EventNow,
): Promise<Map<number, Date>> => {
  const poolIds = sales.filter(({ status }) => status === 'held').flatMap(({ pools }) => pools)
  return findComingBack(db, { merchantId, poolIds, now: clock.now() })
}
