import type { SettingsWish } from '@wasl/contracts/core/dashboard/administration/settings.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { findGatewaysOf, type GatewayRow } from '../../../kernel/merchants/gateways.store.ts'
import { findMerchant, type Merchant } from '../../../kernel/merchants/merchants.store.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockMerchant, updateMerchant } from '../brand/brand.store.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import { changesOf } from '../../../kernel/audit/changes-of.ts'
import { readSettings, type ReadSettings, type SettingsProblem } from './read-settings.ts'

export type SettingsDeps = { db: Db; clock: Clock }
export type SettingsRefusal = { kind: 'fields'; problems: SettingsProblem[] } | { kind: 'changed' }

export type SettingsShown = { merchant: Merchant; gateways: GatewayRow[]; currencies: string[] }

export async function showSettings(db: Db, merchantId: number): Promise<SettingsShown> {
  const [merchant, gateways] = await Promise.all([
    findMerchant(db, merchantId),
    findGatewaysOf(db, merchantId),
  ])
  if (!merchant) throw new Error(`merchant ${merchantId} answers at a host but is not there`)
  return { merchant, gateways, currencies: currenciesOf(merchant, gateways) }
}

/** Another zone counts the days of sales anew, with the change: that takes as long as there are sales. */
export async function changeSettings(
  { db, clock }: SettingsDeps,
  by: By,
  { revision, wish }: { revision: number; wish: SettingsWish },
): Promise<Result<Merchant, SettingsRefusal>> {
  const { merchantId } = by.staff
  const gateways = await findGatewaysOf(db, merchantId)
  return inTransaction(db, async (tx) => {
    const before = await lockMerchant(tx, merchantId)
    if (before.revision !== revision) return refused({ kind: 'changed' as const })
    const codes = gateways.map(({ code }) => code)
    const currencies = currenciesOf(before, gateways)
    const read = readSettings(wish, { gateways: codes, currencies, before })
    if (!read.ok) return refused({ kind: 'fields' as const, problems: read.error })
    const detail = changesOf<ReadSettings>(before, read.value)
    const changed = await updateMerchant(tx, merchantId, { ...read.value, revision: before.revision + 1 })
    await audited(tx, by, {
      action: 'settings.changed',
      object: `merchant:${merchantId}`,
      detail,
      now: clock.now(),
    })
    return accepted(changed)
  })
}

const currenciesOf = (merchant: Merchant, gateways: readonly GatewayRow[]): string[] =>
  [...new Set([merchant.currency, ...gateways.flatMap(({ currencies }) => currencies)])].toSorted()
