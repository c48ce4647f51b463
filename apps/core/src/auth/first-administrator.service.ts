import { passwordProblems, type Composition, type PasswordRule } from '@wasl/domain/password'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { sections } from '@wasl/domain/sections'
import { recordAudit } from '../kernel/audit/audit.store.ts'
import { addMerchant } from '../kernel/merchants/merchants.service.ts'
import { findFirstMerchantId, findMerchantIdByHost } from '../kernel/merchants/merchants.store.ts'
import { isMailbox } from '../kernel/messages/messages.domain.ts'
import { findStaffUserByName, insertStaffUser } from '../kernel/people/people.store.ts'
import type { Passwords } from '../kernel/people/passwords.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { firstMerchant, type FirstMerchant } from './first-merchant.ts'

export type AdministratorDeps = { db: Db; clock: Clock; passwords: Passwords; composition: Composition }

export type NewAdministrator = {
  username: string
  email: string
  nameEn: string
  nameAr: string
  password: string
  oneTimeCode: boolean
  /** Whose administrator; the only merchant where null. */
  host: string | null
  /** Made where there is no merchant at all. */
  merchant: FirstMerchant
}

export type WishProblem =
  | { kind: 'username' }
  | { kind: 'email' }
  | { kind: 'weak'; rules: readonly PasswordRule[] }

export type AdministratorRefusal = WishProblem | { kind: 'unknownHost' } | { kind: 'taken' }

/** What is wrong with the wish itself, before anything is opened. */
export function problemWithWish(wish: NewAdministrator, composition: Composition): WishProblem | null {
  const { username, email, nameEn, nameAr, password } = wish
  if (!/^[\w.@+-]{3,150}$/.test(username)) return { kind: 'username' }
  if (!isMailbox(email)) return { kind: 'email' }
  const rules = passwordProblems(password, { personal: [username, email, nameEn, nameAr], composition })
  return rules.length > 0 ? { kind: 'weak', rules } : null
}

/** Whoever runs the installation gives it its first user, who may do everything; no address of the site can. */
export async function createAdministrator(
  { db, clock, passwords, composition }: AdministratorDeps,
  wish: NewAdministrator,
): Promise<Result<{ merchantId: number; isNewMerchant: boolean }, AdministratorRefusal>> {
  const { username, email, nameEn, nameAr, password, host } = wish
  const problem = problemWithWish(wish, composition)
  if (problem) return refused(problem)
  const known = host === null ? await findFirstMerchantId(db) : await findMerchantIdByHost(db, host)
  const isNewMerchant = (await findFirstMerchantId(db)) === null
  if (known === null && !isNewMerchant) return refused({ kind: 'unknownHost' })
  const merchantId = known ?? 1
  if (await findStaffUserByName(db, { merchantId, username })) return refused({ kind: 'taken' })
  const passwordHash = await passwords.hash(password)
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    if (isNewMerchant) await addMerchant(tx, firstMerchant(merchantId, wish.merchant))
    await insertStaffUser(tx, {
      merchantId,
      username,
      email,
      nameEn,
      nameAr,
      passwordHash,
      passwordChangedAt: now,
      oneTimeCode: wish.oneTimeCode,
      isSuperuser: true,
      permissions: [],
      sections: [...sections],
      createdAt: now,
    })
    const entry = { merchantId, actor: 'installation', action: 'user.created', object: username }
    await recordAudit(tx, { ...entry, detail: { superuser: true } }, now)
  })
  return accepted({ merchantId, isNewMerchant })
}
