import type { GatewayWish } from '@wasl/contracts/core/dashboard/administration/gateways.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Gateways } from '../../../kernel/gateways/registry.ts'
import { findGatewaysOf, type GatewayRow } from '../../../kernel/merchants/gateways.store.ts'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockMerchant, updateMerchant } from '../brand/brand.store.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import { countUnderWay, findUnitTitles, lockGateway, lockGateways, updateGateway } from './gateways.store.ts'
import { readGateway, type GatewayProblem, type ReadGateway } from './read-gateway.ts'

export type GatewayAdministrationDeps = { db: Db; clock: Clock; gateways: Gateways }

export type GatewayRefusal =
  | { kind: 'fields'; problems: readonly GatewayProblem[] }
  | { kind: 'notFound' | 'changed' | 'orderChanged' }

export async function gatewayList({ db }: GatewayAdministrationDeps, merchantId: number) {
  const [rows, units, underWay, merchant] = await Promise.all([
    findGatewaysOf(db, merchantId),
    findUnitTitles(db, merchantId),
    countUnderWay(db, merchantId),
    findMerchant(db, merchantId),
  ])
  if (!merchant) throw new Error(`merchant ${merchantId} has staff but is not there`)
  return { rows, units, underWay, merchant }
}

export type ChangeGateway = { code: string; revision: number; wish: GatewayWish }

/** Whoever pays at this moment keeps the terms they began with: an attempt has its own (reliability B.1). */
export async function changeGateway(
  { db, clock }: GatewayAdministrationDeps,
  by: By,
  { code, revision, wish }: ChangeGateway,
): Promise<Result<GatewayRow, GatewayRefusal>> {
  const { merchantId } = by.staff
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const before = await lockGateway(tx, { merchantId, code })
    if (!before) return refused({ kind: 'notFound' as const })
    const units = await findUnitTitles(tx, merchantId)
    const read = readGateway(
      wish,
      units.map(({ key }) => key),
    )
    if (!read.ok) return refused({ kind: 'fields' as const, problems: read.error })
    if (before.revision !== revision) return refused({ kind: 'changed' as const })
    const set = { ...read.value, revision: revision + 1 }
    const after = await updateGateway(tx, { merchantId, code }, set)
    const detail = { before: told(before), after: told(read.value) }
    await audited(tx, by, { action: 'gateway.changed', object: code, detail, now })
    return accepted(after)
  })
}

type Arrangement = { order: readonly string[]; preferred: string | null }
/** What is left out stays as it is. */
type ArrangeWish = {
  [Key in keyof Arrangement]?: Arrangement[Key] | undefined
} & { seen?: Arrangement | undefined }

/** Somebody who added or took away a gateway meanwhile is seen by the codes that are missing. */
export async function arrangeGateways(
  { db, clock }: GatewayAdministrationDeps,
  by: By,
  { order, preferred, seen }: ArrangeWish,
): Promise<Result<null, GatewayRefusal>> {
  const { merchantId } = by.staff
  return inTransaction(db, async (tx) => {
    const merchant = await lockMerchant(tx, merchantId)
    await lockGateways(tx, merchantId)
    const rows = await findGatewaysOf(tx, merchantId)
    const before = { order: rows.map(({ code }) => code), preferred: merchant.preferredGateway }
    if (!isArrangeable(before, { order, preferred, seen })) return refused({ kind: 'orderChanged' as const })
    const places = new Map(order?.map((code, place) => [code, place]))
    for (const { code, position } of rows) {
      const place = places.get(code) ?? position
      if (place !== position) await updateGateway(tx, { merchantId, code }, { position: place })
    }
    // It is a setting too: whoever has the settings open is told.
    if (preferred !== undefined && preferred !== before.preferred)
      await updateMerchant(tx, merchantId, { preferredGateway: preferred, revision: merchant.revision + 1 })
    const detail = { ...(order && { order: [...order] }), ...(preferred !== undefined && { preferred }) }
    await audited(tx, by, {
      action: 'gateway.arranged',
      object: `merchant:${merchantId}`,
      detail,
      now: clock.now(),
    })
    return accepted(null)
  })
}

function isArrangeable(before: Arrangement, { order, preferred, seen }: ArrangeWish): boolean {
  const known = new Set(before.order)
  const isSeen = (what: keyof Arrangement) =>
    !seen || JSON.stringify(seen[what]) === JSON.stringify(before[what])
  const isWhole = (codes: readonly string[]) =>
    codes.length === known.size &&
    new Set(codes).size === known.size &&
    codes.every((code) => known.has(code))
  if (order && !(isWhole(order) && isSeen('order'))) return false
  if (preferred === undefined) return true
  return isSeen('preferred') && (preferred === null || known.has(preferred))
}

const told = (gateway: ReadGateway): ReadGateway => ({
  active: gateway.active,
  nameEn: gateway.nameEn,
  nameAr: gateway.nameAr,
  verbEn: gateway.verbEn,
  verbAr: gateway.verbAr,
  nextStepEn: gateway.nextStepEn,
  nextStepAr: gateway.nextStepAr,
  currencies: gateway.currencies,
  fees: gateway.fees,
  limits: gateway.limits,
  units: gateway.units,
})
