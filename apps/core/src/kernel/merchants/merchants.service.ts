import type { Tx } from '../../platform/db/db.ts'
import type { customer, gateway, merchant, storedFile, unit } from './merchants.schema.ts'
import { insertCustomer, insertFile, insertGateways, insertMerchant, insertUnits } from './merchants.store.ts'

export type NewMerchant = {
  merchant: typeof merchant.$inferInsert
  hosts: readonly string[]
  units: readonly Omit<typeof unit.$inferInsert, 'merchantId' | 'position'>[]
  gateways: readonly Omit<typeof gateway.$inferInsert, 'merchantId'>[]
}

/** A tenant with where it answers, its units (the first is the default) and its gateways. Its HTML is cleaned here, once. */
export async function addMerchant(
  tx: Tx,
  { merchant: values, hosts, units, gateways }: NewMerchant,
): Promise<void> {
  const merchantId = values.id
  await insertMerchant(
    tx,
    await withCleanHtml(values),
    hosts.map((host) => host.toLowerCase()),
  )
  await insertUnits(
    tx,
    units.map((entry, position) => ({ ...entry, merchantId, position })),
  )
  await insertGateways(
    tx,
    gateways.map((entry) => ({ ...entry, merchantId })),
  )
}

export const addCustomer = (tx: Tx, values: typeof customer.$inferInsert): Promise<number> =>
  insertCustomer(tx, values)

/** What cleans is loaded with the first merchant. */
async function withCleanHtml(values: NewMerchant['merchant']): Promise<NewMerchant['merchant']> {
  const { cleanHtml } = await import('./merchant-html.ts')
  const cleaned = (html: string | null | undefined): string | null => (html ? cleanHtml(html) : null)
  return {
    ...values,
    termsEn: cleaned(values.termsEn),
    termsAr: cleaned(values.termsAr),
    disclaimerEn: cleaned(values.disclaimerEn),
    disclaimerAr: cleaned(values.disclaimerAr),
  }
}

export const addFile = (tx: Tx, values: typeof storedFile.$inferInsert): Promise<void> =>
  insertFile(tx, values)
