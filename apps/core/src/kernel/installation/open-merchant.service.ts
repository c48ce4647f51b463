import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { addMerchant, type NewMerchant } from '../merchants/merchants.service.ts'
import { hostName } from './host-name.ts'
import { findMerchants, findNextMerchantId, lockMerchants, type KnownMerchant } from './installation.store.ts'
import { ownerOf } from './merchant-meant.ts'
import { wrongFields, type MerchantField, type MerchantWish } from './merchant-change.ts'

export type InstallationDeps = { db: Db; clock: Clock }

export type OpenRefusal =
  | { kind: 'fields'; fields: readonly MerchantField[] }
  | { kind: 'hostTaken'; host: string; owner: KnownMerchant }

/** A further merchant. The same wish again finds the one that was made of it. */
export async function openMerchant(
  { db, clock }: InstallationDeps,
  wish: MerchantWish,
): Promise<Result<{ merchantId: number; isNew: boolean }, OpenRefusal>> {
  const fields = wrongFields(wish)
  if (fields.length > 0) return refused({ kind: 'fields', fields })
  const kept = asKept(wish)
  return inTransaction(db, async (tx) => {
    await lockMerchants(tx)
    const owner = ownerOf(await findMerchants(tx), kept.host)
    if (owner && isMadeOf(owner, kept)) return accepted({ merchantId: owner.id, isNew: false })
    if (owner) return refused({ kind: 'hostTaken' as const, host: kept.host, owner })
    return accepted({ merchantId: await insertOpened(tx, kept, clock.now()), isNew: true })
  })
}

/** Under the lock of `lockMerchants`, of a wish without a wrong field, at a host nobody has. */
export async function insertOpened(tx: Tx, wish: MerchantWish, now: Date): Promise<number> {
  const id = await findNextMerchantId(tx)
  const kept = asKept(wish)
  await addMerchant(tx, newMerchant(id, kept))
  const entry = { merchantId: id, actor: 'installation', action: 'installation.merchant_opened' as const }
  await recordAudit(tx, { ...entry, object: kept.host, detail: { ...kept } }, now)
  return id
}

const asKept = (wish: MerchantWish): MerchantWish => ({
  ...wish,
  titleEn: wish.titleEn.trim(),
  titleAr: wish.titleAr.trim(),
  host: hostName(wish.host) ?? wish.host,
})

const isMadeOf = (known: KnownMerchant, { titleEn, titleAr, currency }: MerchantWish): boolean =>
  known.titleEn === titleEn && known.titleAr === titleAr && known.currency === currency

/** What a merchant has who has said nothing yet: requests by link, paid in cash on delivery. */
const newMerchant = (id: number, merchant: MerchantWish): NewMerchant => {
  const { titleEn, titleAr, host, currency, countryCode, timezone, brand } = merchant
  return {
    merchant: {
      id,
      key: id === 1 ? 'merchant' : `merchant-${id}`,
      titleEn,
      titleAr,
      brand,
      currency,
      countryCode,
      timezone,
      plugins: ['payment_request', 'customer_payment'],
      redirectOrigins: [],
    },
    hosts: [host],
    units: [{ key: 'main', titleEn, titleAr }],
    gateways: [
      {
        code: 'cod',
        adapter: 'cod',
        nameEn: 'Cash on delivery',
        nameAr: 'الدفع عند الاستلام',
        verbEn: 'Confirm order',
        verbAr: 'تأكيد الطلب',
        nextStepEn: 'You pay when the order arrives.',
        nextStepAr: 'تدفع عند وصول الطلب.',
        logoUrl: '/art/gw-cash.svg',
        currencies: [currency],
        operation: 'purchase',
      },
    ],
  }
}
