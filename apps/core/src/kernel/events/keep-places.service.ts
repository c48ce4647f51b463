import { accepted, refused, type Result } from '@wasl/domain/result'
import { foldVoucherCode } from '@wasl/domain/voucher-code'
import { oncePerKey } from '../ledger/pay/once-per-key.ts'
import {
  countHoldsOf,
  findEventHold,
  findEventsOfTickets,
  insertEventHold,
  type HeldNow,
} from './event-holds.store.ts'
import { eventsNow, type EventDeps, type EventNow } from './show-events.service.ts'
import { acquireStock } from '../stock/acquire-stock.service.ts'
import { extendStockHold, releaseStockHold } from '../stock/end-stock-hold.service.ts'
import { findHoldLines } from '../stock/stock-holds.store.ts'
import type { StockLine } from '../stock/stock.domain.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { hashOf } from '../../platform/hash-of.ts'
import { newPublicId } from '../../platform/ids.ts'
import {
  judgeTickets,
  placesIn,
  type JudgedTicket,
  type LineProblem,
  type WantedTicket,
} from './wanted-tickets.ts'

/** What is kept, for whoever asks for it by its id. */
export type HeldPlacesNow = HeldNow

export const mostHolds = 3

export type Wanting = {
  merchantId: number
  wanted: readonly WantedTicket[]
  /** Typed to see tickets that are hidden. */
  code?: string | undefined
  /** The hold of whoever asks. */
  hold?: string | undefined
}

export type WantedNow = {
  event: EventNow
  lines: JudgedTicket[]
  held: HeldNow | null
}

export type WantedRefusal = { kind: 'notFound' } | { kind: 'otherEvent' }

/** The tickets as they stand now: what whoever asks keeps counts as free for them. */
export async function wantedNow(
  db: Db | Tx,
  { merchantId, wanted, code, hold, now }: Wanting & { now: Date },
): Promise<Result<WantedNow, WantedRefusal>> {
  const tickets = [...new Set(wanted.map(({ ticket }) => ticket))]
  const rows = await findEventsOfTickets(db, { merchantId, tickets })
  const [row] = rows
  if (!row) return refused({ kind: 'notFound' })
  if (rows.length > 1) return refused({ kind: 'otherEvent' })
  const held = hold === undefined ? null : await findEventHold(db, { merchantId, publicId: hold, now })
  const own = held ? await findHoldLines(db, { merchantId, holdId: held.row.holdId }) : []
  const [event] = await eventsNow(db, { merchantId, rows: [row], own, now })
  if (!event) return refused({ kind: 'notFound' })
  return accepted({ event, lines: judgeTickets(event, wanted, codesOf(code)), held })
}

export const codesOf = (code: string | undefined): string[] =>
  code === undefined ? [] : [foldVoucherCode(code)]

/** One place of a ticket takes one of each of its pools. */
export const stockOf = (lines: readonly JudgedTicket[]): StockLine[] =>
  lines.flatMap(({ sale, wanted: { quantity } }) =>
    (sale?.pools ?? []).map((poolId) => ({ poolId, quantity })),
  )

export type KeepRefusal =
  | WantedRefusal
  | { kind: 'line'; problem: LineProblem }
  | { kind: 'tooManyPlaces'; most: number }
  | { kind: 'holds' }
  | { kind: 'inFlight' | 'keyReused' }

/** What is wrong with the places together, or with the first line that has something wrong. */
export function problemOfWanted(
  { event, lines }: WantedNow,
  wanted: readonly WantedTicket[],
): KeepRefusal | null {
  const problem = lines.find((line) => line.problem)?.problem
  if (problem) return { kind: 'line', problem }
  const most = event.row.maxPerBooking
  return placesIn(wanted) > most ? { kind: 'tooManyPlaces', most } : null
}

/** Takes back everything that was written. */
class NotKept extends Error {
  readonly refusal: KeepRefusal
  constructor(refusal: KeepRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

const notKept = (refusal: KeepRefusal): never => {
  throw new NotKept(refusal)
}

type Keeping = Wanting & { key: string; browser?: string | undefined }
type Kept = { hold: string; expiresAt: string }

/** Keeps places for a visitor (commerce.md D64). With `hold`, in place of what they keep already: all of it or nothing. */
export async function keepPlaces(
  { db, clock }: EventDeps,
  { key, browser, ...wanting }: Keeping,
): Promise<Result<Kept, KeepRefusal>> {
  const now = clock.now()
  const { merchantId, wanted, hold } = wanting
  const claim = { merchantId, scope: 'hold:event', key, requestHash: hashOf({ ...wanting, browser }), now }
  try {
    const made = await inTransaction(db, (tx) =>
      oncePerKey<Kept>(tx, claim, async () => {
        const read = await wantedNow(tx, { ...wanting, now })
        const found = read.ok ? read.value : notKept(read.error)
        const problem = problemOfWanted(found, wanted)
        if (problem) notKept(problem)
        if (
          browser &&
          (await countHoldsOf(tx, { merchantId, browser, except: hold ?? null, now })) >= mostHolds
        )
          notKept({ kind: 'holds' })
        return keepIn(tx, { ...wanting, found, browser, now })
      }),
    )
    return made.ok ? accepted(made.value.answer) : refused({ kind: made.error })
  } catch (error) {
    if (error instanceof NotKept) return refused(error.refusal)
    throw error
  }
}

async function keepIn(
  tx: Tx,
  {
    merchantId,
    wanted,
    found,
    browser,
    now,
  }: Wanting & { found: WantedNow; browser: string | undefined; now: Date },
): Promise<Kept> {
  const { event, lines, held } = found
  const expiresAt = new Date(now.getTime() + event.row.keptMinutes * 60_000)
  const publicId = newPublicId()
  const taken = await acquireStock(tx, {
    merchantId,
    lines: stockOf(lines),
    expiresAt,
    replaces: held?.row.holdId ?? null,
    beforePools: (holdId) =>
      insertEventHold(tx, {
        merchantId,
        publicId,
        holdId,
        eventId: event.row.id,
        lines: [...wanted],
        browser: browser ?? null,
        createdAt: now,
      }),
    actor: 'visitor',
    now,
  })
  if (!taken.ok) return notKept({ kind: 'line', problem: shortOf(lines, taken.error) })
  return { hold: publicId, expiresAt: expiresAt.toISOString() }
}

/** Somebody was faster: the first line whose pool is short. */
export function shortOf(
  lines: readonly JudgedTicket[],
  shortages: readonly { poolId: number; left: number }[],
): LineProblem {
  for (const { sale } of lines) {
    const short = sale && shortages.find(({ poolId }) => sale.pools.includes(poolId))
    if (!short) continue
    const { ticket } = sale
    return short.left > 0
      ? { kind: 'reduced', left: short.left, ticket }
      : { kind: 'status', status: 'soldOut', ticket }
  }
  return { kind: 'gone' }
}

type HoldRef = { merchantId: number; publicId: string }

export const showKept = ({ db, clock }: EventDeps, ref: HoldRef): Promise<HeldNow | null> =>
  findEventHold(db, { ...ref, now: clock.now() })

/** "Keep my place": by as long again, once. */
export async function extendKept(
  { db, clock }: EventDeps,
  ref: HoldRef,
): Promise<Result<HeldNow, 'notFound' | 'ended' | 'once'>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const held = await findEventHold(tx, { ...ref, now })
    if (!held) return refused('ended')
    const { merchantId } = ref
    const minutes = held.expiresAt.getTime() - held.row.createdAt.getTime()
    const expiresAt = new Date(now.getTime() + minutes)
    const done = await extendStockHold(tx, { merchantId, holdId: held.row.holdId, expiresAt, now })
    return done === 'extended' ? accepted({ ...held, expiresAt, isExtended: true }) : refused(done)
  })
}

/** False: nothing was kept any more. */
export async function releaseKept({ db, clock }: EventDeps, ref: HoldRef): Promise<boolean> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const held = await findEventHold(tx, { ...ref, now })
    if (!held) return false
    const { holdId } = held.row
    await releaseStockHold(tx, { merchantId: ref.merchantId, holdId, actor: 'visitor', now })
    return true
  })
}
