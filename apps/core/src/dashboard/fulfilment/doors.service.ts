import { findLists, type ListRow } from '../../kernel/events/doors.store.ts'
import { countDoor } from '../../kernel/events/door-counts.store.ts'
import {
  findEvent,
  findEventsOfIds,
  findFields,
  type EventRow,
  type FieldRow,
} from '../../kernel/events/events.store.ts'
import type { Db } from '../../platform/db/db.ts'

export type ShownDoor = { list: ListRow; expected: number; entered: number }

/** The doors of an event with how many may come in, and did. */
export async function showDoors(
  db: Db,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<{ event: EventRow; doors: ShownDoor[] } | null> {
  const event = await findEvent(db, { merchantId, publicId })
  if (!event) return null
  const lists = await findLists(db, { merchantId, eventId: event.id })
  const doors = await Promise.all(
    lists.map(async (list) => ({
      list,
      ...(await countDoor(db, { merchantId, eventId: event.id, listId: list.id })),
    })),
  )
  return { event, doors }
}

/** What guests answered that is shown at the door. */
export async function doorFields(db: Db, { merchantId, id }: EventRow): Promise<FieldRow[]> {
  const fields = await findFields(db, { merchantId, eventIds: [id] })
  return fields.filter(({ shownAtDoor }) => shownAtDoor)
}

export async function eventOfPlace(
  db: Db,
  { merchantId, eventId }: { merchantId: number; eventId: number },
): Promise<EventRow | null> {
  const [event] = await findEventsOfIds(db, { merchantId, ids: [eventId] })
  return event ?? null
}
