import type { RestrictionWish } from '@wasl/contracts/core/dashboard/restriction.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { recordAudit } from '../../kernel/audit/audit.store.ts'
import type { AuditString } from '../../kernel/audit/audit.strings.ts'
import type { Gateways } from '../../kernel/gateways/registry.ts'
import { findGatewaysOf } from '../../kernel/merchants/gateways.store.ts'
import { isInstalled } from '../../kernel/ledger/installed-gateway.ts'
import { findMerchant } from '../../kernel/merchants/merchants.store.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { readRestriction, type ReadRestriction, type RuleProblem } from './read-restriction.ts'
import {
  countRestrictions,
  deleteIdentifiers,
  deleteRestriction,
  findRestriction,
  insertRestriction,
  listCollectorChoices,
  listRestrictions,
  lockRestriction,
  updateRestriction,
  type CountedRestriction,
} from './restrictions.store.ts'

export type RestrictionDeps = { db: Db; clock: Clock; gateways: Gateways }
export type By = { staff: Staff; requestId: string }

export type RuleRefusal =
  | { kind: 'fields'; problems: readonly RuleProblem[] }
  | { kind: 'notFound' | 'changed' | 'tooMany' }

export const mostRules = 100

/** What rules of the merchant may name. */
async function knownNames(deps: RestrictionDeps, merchantId: number) {
  const [collectors, gateways] = await Promise.all([
    listCollectorChoices(deps.db, merchantId),
    findGatewaysOf(deps.db, merchantId),
  ])
  return { collectors, gateways: gateways.filter((gateway) => isInstalled(deps.gateways, gateway)) }
}

export async function restrictionList(deps: RestrictionDeps, merchantId: number) {
  const [rules, known, merchant] = await Promise.all([
    listRestrictions(deps.db, merchantId),
    knownNames(deps, merchantId),
    findMerchant(deps.db, merchantId),
  ])
  return { rules, ...known, merchant }
}

async function read(
  deps: RestrictionDeps,
  { staff }: By,
  wish: RestrictionWish,
): Promise<Result<ReadRestriction, RuleRefusal>> {
  const { collectors, gateways } = await knownNames(deps, staff.merchantId)
  const found = readRestriction(wish, {
    collectors: collectors.map(({ value }) => value),
    gateways: gateways.map(({ code }) => code),
  })
  return found.ok ? found : refused({ kind: 'fields', problems: found.error })
}

export async function addRestriction(
  deps: RestrictionDeps,
  by: By,
  wish: RestrictionWish,
): Promise<Result<CountedRestriction, RuleRefusal>> {
  const rule = await read(deps, by, wish)
  if (!rule.ok) return rule
  const { merchantId, username } = by.staff
  const now = deps.clock.now()
  const publicId = newPublicId()
  return inTransaction(deps.db, async (tx) => {
    if ((await countRestrictions(tx, merchantId)) >= mostRules) return refused({ kind: 'tooMany' as const })
    const at = { createdAt: now, updatedAt: now }
    await insertRestriction(tx, {
      ...columnsOf(rule.value),
      merchantId,
      publicId,
      createdBy: username,
      ...at,
    })
    await audited(tx, by, { action: 'restriction.added', object: rule.value.name, now })
    return accepted(await stored(tx, { merchantId, publicId }))
  })
}

/** A list of phones is no list of addresses: what a rule lists goes when it asks for something else. */
export async function changeRestriction(
  deps: RestrictionDeps,
  by: By,
  { publicId, revision, wish }: { publicId: string; revision: number; wish: RestrictionWish },
): Promise<Result<CountedRestriction, RuleRefusal>> {
  const { merchantId } = by.staff
  const known = await findRestriction(deps.db, { merchantId, publicId })
  if (!known) return refused({ kind: 'notFound' })
  const rule = await read(deps, by, wish)
  if (!rule.ok) return rule
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const before = await lockRestriction(tx, { merchantId, publicId })
    if (!before) return refused({ kind: 'notFound' as const })
    if (before.revision !== revision) return refused({ kind: 'changed' as const })
    if (before.identifier !== rule.value.identifier) await deleteIdentifiers(tx, before)
    await updateRestriction(tx, before, {
      ...columnsOf(rule.value),
      revision: before.revision + 1,
      updatedAt: now,
    })
    await audited(tx, by, {
      action: 'restriction.changed',
      object: rule.value.name,
      detail: { before: columnsOf(before), after: columnsOf(rule.value) },
      now,
    })
    return accepted(await stored(tx, { merchantId, publicId }))
  })
}

export async function removeRestriction(
  deps: RestrictionDeps,
  by: By,
  publicId: string,
): Promise<Result<string, RuleRefusal>> {
  const { merchantId } = by.staff
  return inTransaction(deps.db, async (tx) => {
    const rule = await lockRestriction(tx, { merchantId, publicId })
    if (!rule) return refused({ kind: 'notFound' as const })
    await deleteRestriction(tx, rule)
    await audited(tx, by, {
      action: 'restriction.removed',
      object: rule.name,
      detail: { before: columnsOf(rule), hits: rule.hits },
      now: deps.clock.now(),
    })
    return accepted(publicId)
  })
}

async function stored(tx: Tx, ref: { merchantId: number; publicId: string }): Promise<CountedRestriction> {
  const rule = await findRestriction(tx, ref)
  if (!rule) throw new Error('the rule was not stored')
  return rule
}

type Done = { action: AuditString; object: string; detail?: Record<string, unknown>; now: Date }

export const audited = (tx: Tx, { staff, requestId }: By, { now, ...entry }: Done): Promise<void> =>
  recordAudit(
    tx,
    {
      ...entry,
      merchantId: staff.merchantId,
      actor: staff.username,
      requestId,
      sessionId: staff.sessionId,
    },
    now,
  )

const columnsOf = (rule: ReadRestriction) => ({
  name: rule.name,
  active: rule.active,
  scope: rule.scope,
  scopeOf: [...rule.scopeOf],
  identifier: rule.identifier,
  list: rule.list,
  currency: rule.currency,
  minimum: rule.minimum,
  maximum: rule.maximum,
  sumPerDay: rule.sumPerDay,
  sumPerMonth: rule.sumPerMonth,
  paymentsPerDay: rule.paymentsPerDay,
  paymentsPerMonth: rule.paymentsPerMonth,
  currencies: [...rule.currencies],
  gateways: [...rule.gateways],
  days: [...rule.days],
  opens: rule.opens,
  closes: rule.closes,
  messageEn: rule.messageEn,
  messageAr: rule.messageAr,
})
