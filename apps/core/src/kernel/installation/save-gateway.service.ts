import { isDeepStrictEqual } from 'node:util'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Seal } from '../../platform/sealing/sealed.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { openGatewaySecrets, sealGatewaySecrets, type SealedSecrets } from '../gateways/gateway-secrets.ts'
import type { Gateways } from '../gateways/registry.ts'
import { findGateway, type GatewayRow } from '../merchants/gateways.store.ts'
import { insertGateways } from '../merchants/merchants.store.ts'
import {
  gatewayProblems,
  isOperation,
  isRecord,
  isSecrets,
  type GatewayProblem,
  type GatewayWish,
  type ReadGateway,
} from './gateway-change.ts'
import { findMerchants, lockMerchants, updateGatewayRow, type KnownMerchant } from './installation.store.ts'
import { merchantMeant, type MeantRefusal } from './merchant-meant.ts'
import type { InstallationDeps } from './open-merchant.service.ts'

export type GatewayDeps = InstallationDeps & { gateways: Gateways; seal: Seal }

export type GatewayRefusal = MeantRefusal | { kind: 'gateway'; problems: readonly GatewayProblem[] }

export type SavedGateway = { merchant: KnownMerchant; gateway: GatewayRow; is: 'new' | 'changed' | 'same' }

/** A gateway of a merchant, made or changed. The same wish again changes nothing. */
export async function saveGateway(
  { db, clock, gateways, seal }: GatewayDeps,
  { host, wish }: { host: string | null; wish: GatewayWish },
): Promise<Result<SavedGateway, GatewayRefusal>> {
  return inTransaction(db, async (tx) => {
    await lockMerchants(tx)
    const meant = merchantMeant(await findMerchants(tx), host)
    if (!meant.ok) return meant
    const { value: merchant } = meant
    const of = { merchantId: merchant.id, code: wish.code }
    const before = await findGateway(tx, of)
    const read = readOf(wish, before, merchant)
    const adapter = gateways.find(read.adapter)
    if (before && read.adapter !== before.adapter)
      return refusedFor({ kind: 'otherAdapter', adapter: before.adapter })
    if (!adapter) return refusedFor(unknownAdapter(read.adapter, gateways))
    const kept = Object.keys(before?.sealedSecrets ?? {})
    const problems = gatewayProblems(read, { adapter, kept })
    if (problems.length > 0) return refusedFor(...problems)
    const values = { ...columnsOf(read), sealedSecrets: sealedOf(seal, of, { read, before }) }
    if (before && isDeepStrictEqual({ ...before, ...values }, before))
      return accepted({ merchant, gateway: before, is: 'same' as const })
    if (before) await updateGatewayRow(tx, of, values)
    else await insertGateways(tx, [{ ...of, ...values }])
    await record(tx, { before, values, of, now: clock.now() })
    const gateway = await findGateway(tx, of)
    if (!gateway) throw new Error(`the gateway ${wish.code} was not stored`)
    return accepted({ merchant, gateway, is: before ? ('changed' as const) : ('new' as const) })
  })
}

const refusedFor = (...problems: GatewayProblem[]) => refused({ kind: 'gateway' as const, problems })

const unknownAdapter = (adapter: string, { names }: Gateways): GatewayProblem => ({
  kind: 'unknownAdapter',
  adapter: adapter || null,
  known: names,
})

function readOf(wish: GatewayWish, before: GatewayRow | null, merchant: KnownMerchant): ReadGateway {
  const { code, secrets = null } = wish
  return {
    code,
    adapter: wish.adapter ?? before?.adapter ?? '',
    nameEn: wish.nameEn ?? before?.nameEn ?? '',
    nameAr: wish.nameAr ?? before?.nameAr ?? '',
    verbEn: wish.verbEn ?? before?.verbEn ?? 'Pay now',
    verbAr: wish.verbAr ?? before?.verbAr ?? 'ادفع الآن',
    logoUrl: wish.logoUrl ?? before?.logoUrl ?? null,
    currencies: wish.currencies ?? before?.currencies ?? [merchant.currency],
    operation: wish.operation ?? before?.operation ?? 'purchase',
    wallet: wish.wallet ?? before?.wallet ?? false,
    settings: wish.settings ?? before?.settings ?? {},
    secrets,
  }
}

/** Of what `gatewayProblems` found nothing wrong with. */
function columnsOf({ operation, settings, currencies, secrets: _, ...texts }: ReadGateway) {
  if (!isOperation(operation) || !isRecord(settings)) throw new Error('a gateway was not read')
  return { ...texts, operation, settings, currencies: [...new Set(currencies)] }
}

type Sealing = { read: ReadGateway; before: GatewayRow | null }

/** A seal never comes out the same twice: what opens to the same secrets stays as it lies. */
function sealedOf(
  seal: Seal,
  of: { merchantId: number; code: string },
  { read, before }: Sealing,
): SealedSecrets {
  const lying = before?.sealedSecrets ?? {}
  if (!isSecrets(read.secrets)) return lying
  return isDeepStrictEqual(opened(seal, of, lying), read.secrets)
    ? lying
    : sealGatewaySecrets(seal, of, read.secrets)
}

/** null: another key sealed them, and new ones take their place. */
function opened(seal: Seal, of: { merchantId: number; code: string }, sealed: SealedSecrets) {
  try {
    return openGatewaySecrets(seal, of, sealed)
  } catch {
    return null
  }
}

type Recorded = {
  before: GatewayRow | null
  values: ReturnType<typeof columnsOf> & { sealedSecrets: SealedSecrets }
  of: { merchantId: number; code: string }
  now: Date
}

async function record(tx: Tx, { before, values, of, now }: Recorded): Promise<void> {
  const entry = { merchantId: of.merchantId, actor: 'installation', object: of.code }
  const detail = { before: before && told(before), after: told(values) }
  const action = before ? { action: 'gateway.changed' as const } : { action: 'gateway.added' as const }
  await recordAudit(tx, { ...entry, ...action, detail }, now)
}

/** Of settings and secrets the names alone. */
const told = ({ settings, sealedSecrets, ...row }: Recorded['values'] | GatewayRow) => ({
  adapter: row.adapter,
  nameEn: row.nameEn,
  nameAr: row.nameAr,
  verbEn: row.verbEn,
  verbAr: row.verbAr,
  logoUrl: row.logoUrl,
  currencies: row.currencies,
  operation: row.operation,
  wallet: row.wallet,
  settings: Object.keys(settings).toSorted(),
  secrets: Object.keys(sealedSecrets).toSorted(),
})
