import { accepted, refused, type Result } from '@wasl/domain/result'
import { knownPlugins } from '@wasl/domain/sections'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { lockMerchant } from '../merchants/merchants.store.ts'
import { findMerchants, lockMerchants, updatePlugins, type KnownMerchant } from './installation.store.ts'
import { merchantMeant, type MeantRefusal } from './merchant-meant.ts'
import type { InstallationDeps } from './open-merchant.service.ts'

export type PluginsWish = { host: string | null; add: readonly string[]; remove: readonly string[] }

export type PluginsRefusal = MeantRefusal | { kind: 'unknownPlugin'; plugin: string }

/** The merchant with the plugins it has then. Nothing of what was made with a plugin goes with it. */
export async function changePlugins(
  { db, clock }: InstallationDeps,
  { host, add, remove }: PluginsWish,
): Promise<Result<KnownMerchant, PluginsRefusal>> {
  const unknown = [...add, ...remove].find((plugin) => !knownPlugins.some((known) => known === plugin))
  if (unknown !== undefined) return refused({ kind: 'unknownPlugin', plugin: unknown })
  return inTransaction(db, async (tx) => {
    await lockMerchants(tx)
    const meant = merchantMeant(await findMerchants(tx), host)
    if (!meant.ok) return meant
    const { value: merchant } = meant
    const before = new Set(merchant.plugins)
    const plugins = knownPlugins.filter(
      (plugin) => (before.has(plugin) || add.includes(plugin)) && !remove.includes(plugin),
    )
    const added = plugins.filter((plugin) => !before.has(plugin))
    const removed = merchant.plugins.filter((plugin) => !plugins.some((kept) => kept === plugin))
    if (added.length + removed.length === 0) return accepted(merchant)
    await lockMerchant(tx, merchant.id)
    await updatePlugins(tx, merchant.id, plugins)
    const entry = {
      merchantId: merchant.id,
      actor: 'installation',
      action: 'installation.plugins_changed' as const,
    }
    await recordAudit(tx, { ...entry, object: plugins.join(', '), detail: { added, removed } }, clock.now())
    return accepted({ ...merchant, plugins })
  })
}
