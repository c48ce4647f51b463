import { isEmail } from '@wasl/domain/email'
import { passwordProblems, type Composition, type PasswordRule } from '@wasl/domain/password'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { sections } from '@wasl/domain/sections'
import { recordAudit } from '../kernel/audit/audit.store.ts'
import { findMerchants, lockMerchants } from '../kernel/installation/installation.store.ts'
import { merchantMeant, type MeantRefusal } from '../kernel/installation/merchant-meant.ts'
import { wrongFields, type MerchantField, type MerchantWish } from '../kernel/installation/merchant-change.ts'
import { insertOpened } from '../kernel/installation/open-merchant.service.ts'
import { findStaffUserByName, insertStaffUser } from '../kernel/people/people.store.ts'
import type { Passwords } from '../kernel/people/passwords.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'

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
  merchant: MerchantWish
}

export type WishProblem =
  | { kind: 'username' }
  | { kind: 'email' }
  | { kind: 'weak'; rules: readonly PasswordRule[] }

export type AdministratorRefusal =
  | WishProblem
  | MeantRefusal
  | { kind: 'fields'; fields: readonly MerchantField[] }
  | { kind: 'taken' }

/** What is wrong with the wish itself, before anything is opened. */
export function problemWithWish(wish: NewAdministrator, composition: Composition): WishProblem | null {
  const { username, email, nameEn, nameAr, password } = wish
  if (!/^[\w.@+-]{3,150}$/.test(username)) return { kind: 'username' }
  if (!isEmail(email)) return { kind: 'email' }
  const rules = passwordProblems(password, { personal: [username, email, nameEn, nameAr], composition })
  return rules.length > 0 ? { kind: 'weak', rules } : null
}

/** Whoever runs the installation gives it its first user, who may do everything; no address of the site can. */
export async function createAdministrator(
  { db, clock, passwords, composition }: AdministratorDeps,
  wish: NewAdministrator,
): Promise<Result<{ merchantId: number; isNewMerchant: boolean }, AdministratorRefusal>> {
  const { username, email, nameEn, nameAr, password } = wish
  const problem = problemWithWish(wish, composition)
  if (problem) return refused(problem)
  const passwordHash = await passwords.hash(password)
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockMerchants(tx)
    const merchant = await merchantFor(tx, wish, now)
    if (!merchant.ok) return merchant
    const { merchantId } = merchant.value
    if (await findStaffUserByName(tx, { merchantId, username })) return refused({ kind: 'taken' as const })
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
    const entry = { merchantId, actor: 'installation', action: 'user.created' as const, object: username }
    await recordAudit(tx, { ...entry, detail: { superuser: true } }, now)
    return merchant
  })
}

/** Whose administrator it is; where there is no merchant at all, the first one is made. */
async function merchantFor(
  tx: Tx,
  { host, merchant: opened }: NewAdministrator,
  now: Date,
): Promise<Result<{ merchantId: number; isNewMerchant: boolean }, AdministratorRefusal>> {
  const merchants = await findMerchants(tx)
  if (merchants.length > 0) {
    const meant = merchantMeant(merchants, host)
    return meant.ok ? accepted({ merchantId: meant.value.id, isNewMerchant: false }) : meant
  }
  const fields = wrongFields(opened)
  if (fields.length > 0) return refused({ kind: 'fields', fields })
  return accepted({ merchantId: await insertOpened(tx, opened, now), isNewMerchant: true })
}
