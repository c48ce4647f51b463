import { sections } from '@wasl/domain/sections'
import { findStaffUser, insertStaffUser } from '../kernel/people/people.store.ts'
import type { Passwords } from '../kernel/people/passwords.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { readDemoFiles, type DemoFiles } from './demo-files.ts'
import { demoPassword } from './demo-staff.ts'

type StaffDeps = { db: Db; clock: Clock; passwords: Passwords }

/** The demo's users, each once. A password that was changed stays. */
export async function seedStaff(deps: StaffDeps): Promise<void> {
  const { merchants, staff } = await readDemoFiles()
  let hashed: Promise<string> | null = null
  // Everybody knows the demo's password: one salt for all keeps no secret less, and hashing takes its time.
  const hash = () => (hashed ??= deps.passwords.hash(demoPassword))
  await Promise.all(
    staff.map(async (entry) => {
      const merchantId = merchants.find(({ key }) => key === entry.merchant)?.id
      if (merchantId === undefined) throw new Error(`${entry.username} has no merchant`)
      await seedUser({ ...deps, hash }, entry, merchantId)
    }),
  )
}

async function seedUser(
  { db, clock, hash }: StaffDeps & { hash: () => Promise<string> },
  entry: DemoFiles['staff'][number],
  merchantId: number,
): Promise<void> {
  if (await findStaffUser(db, { merchantId, userId: entry.id })) return
  const passwordHash = await hash()
  const now = clock.now()
  await inTransaction(db, (tx) =>
    insertStaffUser(tx, {
      id: entry.id,
      merchantId,
      username: entry.username,
      email: entry.email,
      nameEn: entry.name_en,
      nameAr: entry.name_ar,
      passwordHash,
      passwordChangedAt: now,
      oneTimeCode: entry.otp,
      isSuperuser: entry.is_superuser,
      permissions: entry.permissions,
      sections: entry.sections === 'all' ? [...sections] : entry.sections,
      receiveOrderNotification: entry.send_order_notification ?? false,
      language: entry.language,
      createdAt: now,
    }),
  )
}
