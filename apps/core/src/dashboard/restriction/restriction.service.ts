import type { RestrictionWish } from '@wasl/contracts/core/dashboard/restriction.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { administered } from '../../kernel/administered/administered.ts'
import type { By } from '../../kernel/administered/by.ts'
import type { Gateways } from '../../kernel/gateways/registry.ts'
import { findGatewaysOf } from '../../kernel/merchants/gateways.store.ts'
import { isInstalled } from '../../kernel/ledger/installed-gateway.ts'
import { findMerchant, lockMerchant } from '../../kernel/merchants/merchants.store.ts'
import { paymentRestriction } from '../../kernel/restrictions/restrictions.schema.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { readRestriction, type ReadRestriction, type RuleProblem } from './read-restriction.ts'
import {
  deleteIdentifiers,
  findRestriction,
  listCollectorChoices,
  listRestrictions,
  type CountedRestriction,
} from './restrictions.store.ts'

export type RestrictionDeps = { db: Db; clock: Clock; gateways: Gateways }
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

/** A list of phones is not a list of addresses: a rule that asks for something else loses its identifiers. */
const restrictionsArea = administered({
  table: paymentRestriction,
  limit: mostRules,
  lock: lockMerchant,
  read: columnsOf,
  begin: async (_tx, { by }) => ({ createdBy: by.staff.username }),
  follow: async (tx, { before, after }) =>
    before.identifier === after.identifier ? null : deleteIdentifiers(tx, before),
  // `read` has judged the wish before.
  problems: async (): Promise<RuleProblem[]> => [],
  audit: { added: 'restriction.added', changed: 'restriction.changed', nameOf: ({ name }) => name },
  remove: { audit: 'restriction.removed', detail: (row) => ({ before: columnsOf(row), hits: row.hits }) },
})

export async function addRestriction(
  deps: RestrictionDeps,
  by: By,
  wish: RestrictionWish,
): Promise<Result<CountedRestriction, RuleRefusal>> {
  const rule = await read(deps, by, wish)
  if (!rule.ok) return rule
  return stored(deps, by, await restrictionsArea.create(deps, by, rule.value))
}

export async function changeRestriction(
  deps: RestrictionDeps,
  by: By,
  { publicId, revision, wish }: { publicId: string; revision: number; wish: RestrictionWish },
): Promise<Result<CountedRestriction, RuleRefusal>> {
  const known = await findRestriction(deps.db, { merchantId: by.staff.merchantId, publicId })
  if (!known) return refused({ kind: 'notFound' })
  const rule = await read(deps, by, wish)
  if (!rule.ok) return rule
  return stored(deps, by, await restrictionsArea.change(deps, by, { id: publicId, revision, ...rule.value }))
}

export const removeRestriction = restrictionsArea.remove

async function stored(
  { db }: RestrictionDeps,
  { staff: { merchantId } }: By,
  saved: Result<string, RuleRefusal>,
): Promise<Result<CountedRestriction, RuleRefusal>> {
  if (!saved.ok) return saved
  const rule = await findRestriction(db, { merchantId, publicId: saved.value })
  return rule ? accepted(rule) : refused({ kind: 'notFound' })
}

/** What staff set of a rule: what the history keeps of it. */
function columnsOf(rule: ReadRestriction) {
  return {
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
  }
}
