import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** Places that may come in at a door, and those that did. */
export async function countDoor(
  db: Db,
  { merchantId, eventId, listId }: { merchantId: number; eventId: number; listId: number },
): Promise<{ expected: number; entered: number }> {
  const { rows } = await db.execute<{ expected: string; entered: string }>(sql`
    select count(p.id) as expected, count(e.first_in_at) as entered
    from booking_place p
    join booking b on b.id = p.booking_id and b.merchant_id = p.merchant_id
    join checkin_list l on l.id = ${listId} and l.merchant_id = p.merchant_id
    join event_ticket t on t.id = b.ticket_id and t.merchant_id = b.merchant_id
    left join place_entry e on e.place_id = p.id and e.list_id = l.id and e.merchant_id = p.merchant_id
    where p.merchant_id = ${merchantId} and p.event_id = ${eventId} and p.state = 'active' and b.state = 'booked'
      and (l.tickets is null or l.tickets ? t.public_id) and (l.dates is null or l.dates ? b.event_date::text)`)
  const [row] = rows
  return { expected: Number(row?.expected), entered: Number(row?.entered) }
}
