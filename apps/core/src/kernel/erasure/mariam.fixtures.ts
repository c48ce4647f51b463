import { press, request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { openFiles } from '../../platform/files/files.ts'
import { addCustomer, addFile } from '../merchants/merchants.service.ts'
import type { TellingScene } from '../messages/messages.fixtures.ts'
import { eraseCustomer } from './erase-customer.service.ts'

const folder = await mkdtemp(join(tmpdir(), 'wasl-erasure-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
export const files = openFiles(folder)

export const person = {
  nameEn: 'Mariam Ventura',
  nameAr: 'مريم بنتورا',
  email: 'mariam.ventura@example.com',
  phone: '+96566778899',
}
export const said = ['mariam ventura', 'مريم بنتورا', 'mariam.ventura@', '66778899']

/** A customer who has paid, has been told, and is named in every free field there is. */
export async function known(scene: TellingScene) {
  const { db, merchantId } = scene
  const customerId = await inTransaction(db, (tx) =>
    addCustomer(tx, { merchantId, key: 'loyal-4711', ...person }),
  )
  const kept = await files.put(new TextEncoder().encode(`An invoice for Mariam Ventura, ${merchantId}`))
  const attachmentId = `invoice-${merchantId}`
  await inTransaction(db, (tx) =>
    addFile(tx, {
      merchantId,
      id: attachmentId,
      nameEn: 'Mariam Ventura.pdf',
      nameAr: 'مريم بنتورا.pdf',
      contentType: 'application/pdf',
      ...kept,
    }),
  )
  const paid = await request(scene, {
    customerId,
    attachmentId,
    orderNo: `ORDER-${merchantId}`,
    descriptionEn: 'Dates for Mariam Ventura',
    descriptionAr: 'تمر إلى مريم بنتورا',
    remarks: [{ label_en: 'Flat', label_ar: 'شقة', value: 'Block 4, Mariam Ventura' }],
    merchantFields: { note: 'call 6677 8899' },
    notifications: { email: ['created', 'paid'], sms: ['created'], emailRecipients: [person.email] },
  })
  await scene.hear()
  return { customerId, paid, kept }
}

export async function pay(scene: TellingScene, publicId: string) {
  const pressed = await scene.ledger.pay(
    press(scene, publicId, { gatewayCode: 'cod', additionalPhone: person.phone }),
  )
  if (!pressed.ok) throw new Error(`not paid: ${JSON.stringify(pressed.error)}`)
  await scene.hear()
}

export const erase = (scene: TellingScene, customerId: number) =>
  eraseCustomer(
    { db: scene.db, clock: scene.clock, files },
    { merchantId: scene.merchantId, customerId, reason: 'asked', actor: 'eraser' },
  )
