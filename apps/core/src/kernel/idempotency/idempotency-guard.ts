import { seenOf } from '@wasl/contracts/access'
import type { BulkAnswer } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { Asked, Outcome } from '@wasl/contracts/server'
import type { Context } from 'hono'
import { keyHolderIfAny } from '../api-keys/key-guard.ts'
import {
  findClaim,
  forgetClaim,
  insertClaim,
  storeAnswer,
  type Claim,
  type KeyRef,
} from './idempotency.store.ts'
import { staffIfAny } from '../people/staff-of.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { hashOf } from '../../platform/hash-of.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { refuseWith } from '../../platform/http/refuse.ts'

type Act = () => Promise<Outcome | Response>

/**
 * An Idempotency-Key belongs to its merchant and to the user or API key that sent it, whatever the route: anything else under
 * it is 422. What was made first is found by whoever made it, in the transaction that made it (decision 110). A payer's
 * key belongs to the transaction, link or counter of its route, which looks it up itself.
 */
export const createPressGuard =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (c: Context<CoreEnv>, asked: Asked, act: Act): Promise<Outcome | Response> => {
    const ref = keyOf(c, asked)
    if (!ref) return act()
    const press = { ...ref, requestHash: hashOfPress(c, asked) }
    const held = await bind(db, clock, press)
    if (held === 'otherRequest') return refuseWith(c, 422, 'keyReused')
    const outcome = await act()
    const isRefused = outcome.status >= 400 && outcome.status < 500
    if (held === 'replay') {
      if (!isRefused && !(outcome instanceof Response)) c.header('idempotent-replayed', 'true')
    } else if (isRefused) {
      if (held === 'new') await inTransaction(db, (tx) => forgetClaim(tx, ref))
    } else if (hasUnknownRows(outcome)) {
      await inTransaction(db, (tx) => forgetClaim(tx, ref))
    } else if (outcome.status < 300) {
      await inTransaction(db, async (tx) => {
        // The first press was refused meanwhile and has let go of the key.
        if (held !== 'new') await insertClaim(tx, { ...press, ...timesOf(clock) })
        await storeAnswer(tx, ref, { status: outcome.status, body: null })
      })
    }
    return outcome
  }

/** What is left of such a press is asked for under the same key: each of its rows has a key of its own. */
function hasUnknownRows(outcome: Outcome | Response): boolean {
  if (outcome instanceof Response || outcome.status !== 207) return false
  // 207 is the answer to a press on many rows and to nothing else.
  return (outcome.body as BulkAnswer).results.some(({ status }) => status === 503)
}

function keyOf(c: Context<CoreEnv>, { input }: Asked): KeyRef | null {
  // The contract of the route has read it.
  const { 'idempotency-key': key } = input.headers as { 'idempotency-key'?: string }
  const user = staffIfAny(c)
  const holder = keyHolderIfAny(c)
  const caller = user ? `user:${user.userId}` : holder && `key:${holder.keyId}`
  return key === undefined || !caller ? null : { merchantId: c.var.merchantId, scope: caller, key }
}

function hashOfPress(c: Context<CoreEnv>, { route, input }: Asked): string {
  const { params, query, body = null } = input
  const seen = new Set(seenOf(route))
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const wanted = isObject ? Object.entries(body).filter(([field]) => !seen.has(field)) : body
  return hashOf([c.req.method, route.path, params, query, wanted])
}

const bind = (db: Db, clock: Clock, press: KeyRef & { requestHash: string }): Promise<Claim<null>['kind']> =>
  inTransaction(db, async (tx) => {
    const claim = { ...press, ...timesOf(clock) }
    if (await insertClaim(tx, claim)) return 'new'
    return (await findClaim<null>(tx, claim)).kind
  })

const timesOf = (clock: Clock) => {
  const now = clock.now()
  return { now, lockedUntil: now }
}
