import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import { setCapacity } from '../stock/capacity.service.ts'
import { findCounts, lockPools, poolFor, type NewPool } from '../stock/pools.store.ts'
import { saveEventDate, saveTicketDate, withdrawTicketDates } from './edit-events.store.ts'
import type { EventProblem, EventWish, TicketWish } from './event-wish.ts'
import { findEventDates, findTicketDates, type EventRow, type TicketRow } from './events.store.ts'
import type { Saving } from './save-event.service.ts'

type Days = {
  event: EventRow
  days: EventWish['days']
  tickets: readonly { row: TicketRow; dates: TicketWish['dates'] }[]
}

/** A pool and what it should hold; `field` is where a refusal is said. */
type Counted = { poolId: number; capacity: number | null; field: 'dates' | `tickets.${number}.dates` }

/**
 * Days and what is sold on them. What is no longer wished is withdrawn, and its bookings stay. Pools are locked in ascending
 * order, last.
 */
export async function saveDays(
  tx: Tx,
  saving: Saving,
  { event, days, tickets }: Days,
): Promise<Result<null, EventProblem[]>> {
  const { merchantId } = saving
  const of = { merchantId, eventIds: [event.id] }
  const [before, sold] = [await findEventDates(tx, of), await findTicketDates(tx, of)]
  const counted: Counted[] = []
  for (const day of days) {
    const known = before.find(({ date }) => date === day.date)?.poolId ?? null
    const poolId = day.capacity === null ? known : await poolOfDay(tx, saving, { event, day })
    if (poolId !== null) counted.push({ poolId, capacity: day.capacity, field: 'dates' })
    await saveEventDate(tx, {
      merchantId,
      eventId: event.id,
      date: day.date,
      state: day.isCanceled ? 'canceled' : 'open',
      poolId,
    })
  }
  const wished: string[] = []
  for (const [index, { row, dates }] of tickets.entries())
    for (const date of dates) {
      wished.push(keyOf({ ticketId: row.id, ...date }))
      const poolId = await poolOfTicket(tx, saving, { ticket: row, date })
      counted.push({ poolId, capacity: date.capacity, field: `tickets.${index}.dates` })
      const { capacity: _capacity, ...columns } = date
      await saveTicketDate(tx, { ...columns, merchantId, eventId: event.id, ticketId: row.id, poolId })
    }
  const gone = sold.filter((one) => !wished.includes(keyOf(one))).map(({ id }) => id)
  await withdrawTicketDates(tx, { merchantId, ids: gone })
  return countAll(tx, saving, counted)
}

const keyOf = ({ ticketId, date, slotStart }: { ticketId: number; date: string; slotStart: number | null }) =>
  `${ticketId} ${date} ${slotStart ?? ''}`

const pool = (
  tx: Tx,
  { merchantId, actor, now }: Saving,
  key: Omit<NewPool, 'merchantId' | 'actor' | 'now'>,
) => poolFor(tx, { merchantId, actor, now, ...key })

const poolOfDay = (
  tx: Tx,
  saving: Saving,
  { event, day }: { event: EventRow; day: EventWish['days'][number] },
): Promise<number> =>
  pool(tx, saving, {
    kind: 'event_date',
    subject: `event:${event.publicId}`,
    onDate: day.date,
    capacity: day.capacity,
  })

const poolOfTicket = (
  tx: Tx,
  saving: Saving,
  { ticket, date }: { ticket: TicketRow; date: TicketWish['dates'][number] },
): Promise<number> =>
  pool(tx, saving, {
    kind: date.slotStart === null ? 'ticket_date' : 'slot',
    subject: `ticket:${ticket.publicId}`,
    onDate: date.date,
    startMinute: date.slotStart,
    capacity: date.capacity,
  })

async function countAll(
  tx: Tx,
  { merchantId, actor, now }: Saving,
  counted: readonly Counted[],
): Promise<Result<null, EventProblem[]>> {
  const poolIds = counted.map(({ poolId }) => poolId)
  const known = await findCounts(tx, { merchantId, poolIds })
  const changed = counted.filter(
    ({ poolId, capacity }) => known.find(({ id }) => id === poolId)?.capacity !== capacity,
  )
  if (changed.length === 0) return accepted(null)
  await lockPools(tx, { merchantId, poolIds: changed.map(({ poolId }) => poolId) })
  const problems: EventProblem[] = []
  for (const { poolId, capacity, field } of changed) {
    const set = await setCapacity(tx, { merchantId, poolId, capacity, whenBelow: 'refuse', actor, now })
    if (!set.ok) problems.push({ field, says: 'capacityTooLow', taken: set.error.sold + set.error.held })
  }
  return problems.length > 0 ? refused(problems) : accepted(null)
}
