import { openLedger, type LedgerScene } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { addCustomer } from '../merchants/merchants.service.ts'
import { message } from './messages.schema.ts'
import { messageWriter } from './write-messages.service.ts'

export type TellingScene = LedgerScene & {
  customerId: number
  /** Does what is due, with somebody who writes down what people are told. */
  hear(): Promise<void>
}

/** A shop with a customer who has an address and a phone; mails are carried, the rest is kept. */
export async function openTelling(db: Db): Promise<TellingScene> {
  const scene = await openLedger(db)
  const { merchantId } = scene
  const person = { nameEn: 'Noura', nameAr: 'نورة', email: 'noura@example.com', phone: '+96550012345' }
  const customerId = await inTransaction(db, (tx) => addCustomer(tx, { merchantId, ...person }))
  const writer = messageWriter({ db, publicUrl: 'https://pay.example.com', carries: (to) => to === 'email' })
  const hear = async () => void (await scene.ledger.runJanitorOnce([writer]))
  return { ...scene, customerId, hear }
}

/** `paid email noura@example.com due`, in the order in which they were written. */
export async function messagesOf({ db, merchantId }: LedgerScene): Promise<string[]> {
  const rows = await db
    .select()
    .from(message)
    .where(eq(message.merchantId, merchantId))
    .orderBy(asc(message.id))
  return rows.map(({ occasion, channel, recipient, state }) => `${occasion} ${channel} ${recipient} ${state}`)
}
