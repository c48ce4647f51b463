import { judgeScan, type Judged, type ScanVerdict } from '@wasl/domain/events/check-in'
import { todayIn } from '@wasl/domain/events/offered-dates'
import { readCodeText, readFacts } from '@wasl/domain/events/ticket-code'
import { createHash } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeNotice } from '../notices/notices.store.ts'
import {
  findLists,
  findPlaceOfKey,
  findScan,
  insertScan,
  lockEntry,
  setFirstIn,
  updateEntry,
  type EntryRow,
  type ListRow,
  type PlaceOfCode,
} from './doors.store.ts'
import { findEvent, findEventsOfIds, type EventRow } from './events.store.ts'
import type { TicketSigner } from './ticket-signer.ts'

export type ScanDeps = { db: Db; clock: Clock; signer: TicketSigner }

export type ScanPlace = {
  merchantId: number
  /** Public id of the event at whose door it is. */
  event: string
  code: string
  /** Public id of the list; the first one if not given. */
  list: string | null
  kind: 'entry' | 'exit'
  gate: string | null
  nonce: string | null
  by: { userId: number | null; username: string }
}

export type Scanned = {
  event: EventRow
  list: ListRow
  verdict: ScanVerdict
  warns: Judged['warns']
  /** Null: the code is of no place here. */
  found: PlaceOfCode | null
  /** As it was before this scan: who came in with it, when and where. */
  before: EntryRow | null
}

/**
 * Scans a code at a door: of many scans of one place at once, exactly one lets somebody in (C1). Null: there is no such event
 * or door.
 */
export async function scanPlace({ db, clock, signer }: ScanDeps, scan: ScanPlace): Promise<Scanned | null> {
  const { merchantId } = scan
  const now = clock.now()
  const event = await findEvent(db, { merchantId, publicId: scan.event })
  const lists = event ? await findLists(db, { merchantId, eventId: event.id }) : []
  const list = scan.list === null ? lists[0] : lists.find(({ publicId }) => publicId === scan.list)
  if (!event || !list) return null
  const door: Door = { event, list, scan, now }
  const read = await findCode(db, signer, door)
  return inTransaction(db, (tx) => (read.found ? scanKnown(tx, door, read) : scanUnknown(tx, door)))
}

type Door = { event: EventRow; list: ListRow; scan: ScanPlace; now: Date }
type Found = { found: PlaceOfCode; version: number }

/** Signed by the event that the place is of, whatever door it is held before. */
async function findCode(
  db: Db,
  signer: TicketSigner,
  { scan: { merchantId, code } }: Door,
): Promise<Found | { found: null }> {
  const parts = readCodeText(code)
  if (!parts) return { found: null }
  const key = Buffer.from(readFacts(parts.facts).key).toString('base64url')
  const found = await findPlaceOfKey(db, { merchantId, key })
  const [own] = found ? await findEventsOfIds(db, { merchantId, ids: [found.place.eventId] }) : []
  const read = own ? signer.read(code, own.publicId) : null
  return found && read ? { found, version: read.version } : { found: null }
}

async function scanUnknown(tx: Tx, door: Door): Promise<Scanned> {
  await insertScan(tx, rowOf(door, { verdict: 'unknown', placeId: null }))
  const { event, list } = door
  return { event, list, verdict: 'unknown', warns: null, found: null, before: null }
}

async function scanKnown(tx: Tx, door: Door, { found, version }: Found): Promise<Scanned> {
  const { event, list, scan, now } = door
  const { merchantId, nonce, kind } = scan
  const ref = { merchantId, listId: list.id, placeId: found.place.id }
  const before = await lockEntry(tx, ref)
  const sent = nonce === null ? null : await findScan(tx, { merchantId, nonce })
  if (sent) return { event, list, verdict: sent.verdict, warns: null, found, before }
  const { place, booking, ticket } = (await findPlaceOfKey(tx, { merchantId, key: found.place.key })) ?? found
  const judged = judgeScan(
    {
      event: place.eventId,
      ticket: ticket.publicId,
      date: booking.eventDate,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      version: place.version,
      isVoid: place.state === 'void',
      isPurchased: place.isPurchased,
      bookingState: booking.state,
    },
    { ...list, event: event.id },
    before,
    { kind, version, at: now, today: todayIn(event.timezone, now) },
  )
  await insertScan(tx, rowOf(door, { verdict: judged.verdict, placeId: place.id }))
  if (judged.verdict === 'ok') {
    const isEntry = kind === 'entry'
    await updateEntry(tx, ref, {
      isInside: isEntry,
      lastAt: now,
      lastBy: scan.by.username,
      lastGate: scan.gate,
      ...(isEntry && { entries: before.entries + 1, firstInAt: before.firstInAt ?? now }),
    })
    if (isEntry && place.firstInAt === null) await setFirstIn(tx, { merchantId, placeId: place.id, at: now })
    await writeNotice(
      tx,
      {
        merchantId,
        topic: 'booking.changed',
        aggregate: `booking:${booking.id}`,
        dedupeKey: `booking.scanned:${place.id}:${list.id}:${before.entries}:${kind}`,
        payload: { booking: booking.publicId, state: booking.state },
      },
      now,
    )
  }
  return { event, list, ...judged, found: { place, booking, ticket }, before }
}

function rowOf(
  { event, list, scan, now }: Door,
  { verdict, placeId }: { verdict: ScanVerdict; placeId: number | null },
) {
  return {
    merchantId: scan.merchantId,
    eventId: event.id,
    listId: list.id,
    placeId,
    codeHash: createHash('sha256').update(scan.code).digest('hex'),
    kind: scan.kind,
    verdict,
    gate: scan.gate,
    userId: scan.by.userId,
    username: scan.by.username,
    nonce: scan.nonce,
    scannedAt: now,
    receivedAt: now,
  }
}
