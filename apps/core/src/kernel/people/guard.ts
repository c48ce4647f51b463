import type { Access, StaffAccess } from '@wasl/contracts/access'
import { openSections, sectionOfPlugin } from '@wasl/domain/sections'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { recordAudit } from '../audit/audit.store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { refuseWith } from '../../platform/http/refuse.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { windowLimit } from '../../platform/limits/window-limit.ts'
import { heldBy } from './held-permissions.ts'
import { peopleStrings } from './people.strings.ts'
import { peopleStringsAr } from './people.strings.ar.ts'
import { isOver, isRecent, isSeenAnew } from './session.domain.ts'
import { hashOfSecret, readBearer } from './session-secret.ts'
import { findWhoAsks, markSeen } from './sessions.store.ts'
import { may, type Staff } from './staff.ts'
import { rememberStaff } from './staff-of.ts'

const words = wordsOf({ en: peopleStrings, ar: peopleStringsAr })

type GuardDeps = { db: Db; clock: Clock }

/** Asked before anything of a request is read: null lets it in. What no contract opens stays shut. */
export function createGuard(deps: GuardDeps) {
  const refusals = windowLimit({ clock: deps.clock, points: 1, ms: 60_000 })
  const guard = async (c: Context<CoreEnv>, access: Access | null): Promise<Response | null> => {
    const rules = access?.access === 'key' ? staffRules(c, access) : access
    if (rules === 'key') return null
    const staff = await whoAsks(deps, c)
    if (staff) rememberStaff(c, staff)
    if (rules?.access === 'public') return null
    if (!staff) return refuseStaff(c, 'notAuthenticated')
    const refusal = rules ? refusalOf(c, { access: rules, staff, now: deps.clock.now() }) : 'permissionDenied'
    if (refusal === null) return null
    if (refusal === 'notFound') return refuseWith(c, 404, 'notFound')
    const seen = `${staff.merchantId} ${staff.userId} ${refusal} ${routePath(c)}`
    if (refusals.take(seen) === 0) await recordRefusal(deps, c, { staff, refusal })
    return refuseStaff(c, refusal)
  }
  return Object.assign(guard, {
    /** For what is no route of the contract: files, streams. */
    staffOnly: (rules: Omit<StaffAccess, 'access'> = {}) =>
      createMiddleware<CoreEnv>(async function withStaffOnly(c, next) {
        return (await guard(c, { access: 'staff', ...rules })) ?? next()
      }),
  })
}

/** A door of servers that staff use too: a token of theirs is asked like at any door of staff; the rest is the key's. */
const staffRules = (
  c: Context<CoreEnv>,
  { staff }: Extract<Access, { access: 'key' }>,
): StaffAccess | 'key' => (staff && readBearer(c.req.header('authorization')) !== null ? staff : 'key')

async function whoAsks({ db, clock }: GuardDeps, c: Context<CoreEnv>): Promise<Staff | null> {
  const token = readBearer(c.req.header('authorization'))
  if (token === null) return null
  const { merchantId } = c.var
  const now = clock.now()
  const found = await findWhoAsks(db, { merchantId, hash: hashOfSecret(token) })
  if (!found || found.tokenExpiresAt <= now || found.user.disabledAt !== null) return null
  const { session, user, plugins } = found
  if (isOver(session, now)) return null
  // A page that asks by itself, with nobody before it, keeps no session alive.
  const isBackground = c.req.header('x-wasl-background') !== undefined
  if (!isBackground && isSeenAnew(session.seenAt, now))
    await inTransaction(db, (tx) => markSeen(tx, { merchantId, sessionId: session.id }, now))
  return {
    userId: user.id,
    merchantId,
    username: user.username,
    name: { en: user.nameEn, ar: user.nameAr },
    isSuperuser: user.isSuperuser,
    permissions: heldBy(user),
    sections: new Set(openSections(user.sections, plugins)),
    places: user.places && new Set(user.places),
    sessionId: session.id,
    confirmedAt: session.confirmedAt,
  }
}

type StaffRefusal = 'notAuthenticated' | 'permissionDenied' | 'sectionDisabled' | 'reauthRequired'

function refusalOf(
  c: Context<CoreEnv>,
  { access, staff, now }: { access: StaffAccess; staff: Staff; now: Date },
): StaffRefusal | 'notFound' | null {
  const { section, permissions = [], recent = false } = access
  if (section !== undefined) {
    const asked = section === 'ofPlugin' ? sectionOfPlugin(c.req.param('plugin') ?? '') : section
    if (asked === null) return 'notFound'
    if (!staff.sections.has(asked)) return 'sectionDisabled'
  }
  if (!permissions.every((permission) => may(staff, permission))) return 'permissionDenied'
  return recent && !isRecent(staff.confirmedAt, now) ? 'reauthRequired' : null
}

const statuses = {
  notAuthenticated: 401,
  permissionDenied: 403,
  sectionDisabled: 403,
  reauthRequired: 403,
} as const

/** The guard's own words, for a handler that finds out later what the contract could not say. */
export function staffRefusal(c: Context<CoreEnv>, refusal: StaffRefusal) {
  const code = refusal.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return { detail: words(`people.${refusal}`, c.var.language), code }
}

function refuseStaff(c: Context<CoreEnv>, refusal: StaffRefusal): Response {
  if (refusal === 'notAuthenticated') c.header('www-authenticate', 'Bearer')
  return c.json(staffRefusal(c, refusal), statuses[refusal])
}

async function recordRefusal(
  { db, clock }: GuardDeps,
  c: Context<CoreEnv>,
  { staff, refusal }: { staff: Staff; refusal: StaffRefusal },
): Promise<void> {
  const { requestId, network } = c.var
  await inTransaction(db, (tx) =>
    recordAudit(
      tx,
      {
        merchantId: staff.merchantId,
        actor: staff.username,
        action: 'access.refused',
        object: `${c.req.method} ${routePath(c)}`,
        detail: { refusal },
        requestId,
        sessionId: staff.sessionId,
        network,
      },
      clock.now(),
    ),
  )
}
