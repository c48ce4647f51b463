import { accepted, refused, type Result } from '@wasl/domain/result'
import { openSections } from '@wasl/domain/sections'
import {
  findDefaultUnit,
  findMerchant,
  type Merchant,
  type Unit,
} from '../kernel/merchants/merchants.store.ts'
import type { Db } from '../platform/db/db.ts'
import { findBill, findPlugin, type BillRow, type PublicKey } from './pay.store.ts'

type Deps = { db: Db }
type NotFound = { kind: 'notFound' }

type AskedConfig = { merchantId: number; plugin: string; publicId: string | null }
type Configured = { merchant: Merchant; transaction: BillRow['transaction'] | null }

/** Of one request where it is named, else of the plugin; a plugin the merchant does not have is not there. */
export async function findConfig(deps: Deps, asked: AskedConfig): Promise<Result<Configured, NotFound>> {
  const { merchantId, plugin, publicId } = asked
  if (publicId !== null) {
    const bill = await findBill(deps.db, { merchantId, publicId }, { deletedToo: true })
    return bill?.transaction.plugin === plugin ? accepted(bill) : refused({ kind: 'notFound' })
  }
  const merchant = await findMerchant(deps.db, merchantId)
  const isOffered = openSections([plugin], merchant?.plugins ?? []).length > 0
  return merchant && isOffered ? accepted({ merchant, transaction: null }) : refused({ kind: 'notFound' })
}

export async function locate(deps: Deps, key: PublicKey): Promise<Result<string, NotFound>> {
  const plugin = await findPlugin(deps.db, key)
  return plugin === null ? refused({ kind: 'notFound' }) : accepted(plugin)
}

/** The merchant of this host; the host would not have been answered without one. */
export async function merchantHere(deps: Deps, merchantId: number): Promise<Merchant> {
  const merchant = await findMerchant(deps.db, merchantId)
  if (!merchant) throw new Error(`merchant ${merchantId} answers at a host but is not there`)
  return merchant
}

export const defaultUnit = (deps: Deps, merchantId: number): Promise<Unit | null> =>
  findDefaultUnit(deps.db, merchantId)

/** The file of a request, also of a deleted one: its receipts link to it. */
export async function findAttachment(deps: Deps, key: PublicKey): Promise<BillRow['attachment']> {
  const bill = await findBill(deps.db, key, { deletedToo: true })
  return bill?.attachment ?? null
}
