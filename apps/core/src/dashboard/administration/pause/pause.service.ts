import { accepted, refused, type Result } from '@wasl/domain/result'
import { isPausedAt } from '../../../kernel/ledger/pay/pay.domain.ts'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import { writeNotice } from '../../../kernel/notices/notices.store.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import type { PauseAdministrationString } from './pause.strings.ts'
import {
  listPausable,
  lockPausable,
  updatePause,
  type PausableRow,
  type Paused,
  type Place,
} from './pause.store.ts'

export type PauseDeps = { db: Db; clock: Clock }

export type PauseWish = {
  unitKey: string | null
  messageEn: string
  messageAr: string
  minutes: number | null
  until: Date | null
}

export type PauseProblem = { field: 'until' | 'text_en' | 'text_ar'; says: PauseAdministrationString }
export type PauseRefusal = { kind: 'notFound' } | { kind: 'fields'; problems: readonly PauseProblem[] }

export const mostDays = 366
const dayMs = 86_400_000

export type Pausable = PausableRow

/** The merchant, then its units, and the zone in which their ends are told. */
export async function showPauses(
  db: Db,
  merchantId: number,
): Promise<{ pausable: Pausable[]; timezone: string }> {
  const [pausable, merchant] = await Promise.all([listPausable(db, merchantId), findMerchant(db, merchantId)])
  return { pausable, timezone: merchant?.timezone ?? '' }
}

/** Who begins to pay from now on is told; who is at a bank's page is not disturbed. */
export async function pausePayments(
  { db, clock }: PauseDeps,
  by: By,
  wish: PauseWish,
): Promise<Result<null, PauseRefusal>> {
  const now = clock.now()
  const read = readPause(wish, now)
  if (!read.ok) return refused({ kind: 'fields', problems: read.error })
  const place = { merchantId: by.staff.merchantId, unitKey: wish.unitKey }
  return inTransaction(db, async (tx) => {
    const before = await lockPausable(tx, place)
    if (!before) return refused({ kind: 'notFound' as const })
    const after = { ...read.value, paused: true, pausedAt: now, pausedBy: by.staff.username }
    await updatePause(tx, place, after)
    const detail = { ...(isPausedAt(before, now) && { before: told(before) }), after: told(after) }
    await audited(tx, by, { action: 'payments.paused', object: objectOf(place), detail, now })
    await tell(tx, by, { place, title: before, now, topic: 'payments.paused', until: after.pausedUntil })
    return accepted(null)
  })
}

/** What was not paused, or has ended by itself, is left as it is. */
export async function resumePayments(
  { db, clock }: PauseDeps,
  by: By,
  unitKey: string | null,
): Promise<Result<null, PauseRefusal>> {
  const now = clock.now()
  const place = { merchantId: by.staff.merchantId, unitKey }
  return inTransaction(db, async (tx) => {
    const before = await lockPausable(tx, place)
    if (!before) return refused({ kind: 'notFound' as const })
    if (!isPausedAt(before, now)) return accepted(null)
    await updatePause(tx, place, open)
    const detail = { before: told(before) }
    await audited(tx, by, { action: 'payments.resumed', object: objectOf(place), detail, now })
    await tell(tx, by, { place, title: before, now, topic: 'payments.resumed', until: null })
    return accepted(null)
  })
}

const open: Paused = {
  paused: false,
  pausedUntil: null,
  pausedMessageEn: null,
  pausedMessageAr: null,
  pausedAt: null,
  pausedBy: null,
}

type ReadPause = Pick<Paused, 'pausedUntil' | 'pausedMessageEn' | 'pausedMessageAr'>

function readPause(
  { messageEn, messageAr, minutes, until }: PauseWish,
  now: Date,
): Result<ReadPause, PauseProblem[]> {
  const problems: PauseProblem[] = []
  const end = minutes === null ? until : new Date(now.getTime() + minutes * 60_000)
  if (minutes !== null && until !== null) problems.push({ field: 'until', says: 'pauseSetup.oneEnd' })
  else if (end && end <= now) problems.push({ field: 'until', says: 'pauseSetup.inPast' })
  else if (end && end.getTime() > now.getTime() + mostDays * dayMs)
    problems.push({ field: 'until', says: 'pauseSetup.tooLong' })
  if ((messageEn === '') !== (messageAr === ''))
    problems.push({
      field: messageEn === '' ? 'text_en' : 'text_ar',
      says: 'pauseSetup.bothLanguages',
    })
  return problems.length > 0
    ? refused(problems)
    : accepted({
        pausedUntil: end,
        pausedMessageEn: messageEn || null,
        pausedMessageAr: messageAr || null,
      })
}

const objectOf = ({ merchantId, unitKey }: Place): string =>
  unitKey === null ? `merchant:${merchantId}` : `unit:${unitKey}`

const told = ({ pausedUntil, pausedMessageEn, pausedMessageAr }: ReadPause) => ({
  until: pausedUntil?.toISOString() ?? null,
  messageEn: pausedMessageEn,
  messageAr: pausedMessageAr,
})

type Telling = {
  place: Place
  title: { titleEn: string; titleAr: string }
  topic: 'payments.paused' | 'payments.resumed'
  until: Date | null
  now: Date
}

/** Everybody who works here should know at once. */
const tell = (tx: Tx, { staff }: By, { place, title, topic, until, now }: Telling): Promise<void> =>
  writeNotice(
    tx,
    {
      merchantId: place.merchantId,
      topic,
      aggregate: `pause:${place.merchantId}`,
      dedupeKey: `${topic}:${newPublicId()}`,
      payload: {
        unit: place.unitKey ?? '',
        title_en: title.titleEn,
        title_ar: title.titleAr,
        until: until?.toISOString() ?? '',
        by: staff.username,
      },
    },
    now,
  )
