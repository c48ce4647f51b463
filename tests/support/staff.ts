import { findStaffUserByName, insertStaffUser, updateStaffUser } from '@wasl/core/kernel/people/people.store'
import { staffSession } from '@wasl/core/kernel/people/people.schema'
import type { PasswordCost } from '@wasl/core/kernel/people/passwords'
import type { Staff } from '@wasl/core/kernel/people/staff'
import { startSession } from '@wasl/core/kernel/people/start-session.service'
import type { Db } from '@wasl/core/platform/db/db'
import { inTransaction } from '@wasl/core/platform/db/in-transaction'
import { newPublicId } from '@wasl/core/platform/ids'
import { sections as allSections } from '@wasl/domain/sections'
import { eq } from 'drizzle-orm'

/** A test waits for no 64 MiB. */
export const cheapPasswords: PasswordCost = { memoryKiB: 64, passes: 1 }

/** A database, and the time its core lives in; `coreUnderTest` has `now`. */
export type Desk = { db: Db; now?: () => Date }

export type StaffWish = {
  merchantId?: number
  username?: string
  permissions?: readonly string[]
  /** All of them unless it is said. */
  sections?: readonly string[]
  /** Stores and branches; all unless it is said. */
  places?: readonly string[] | null
  isSuperuser?: boolean
  disabled?: boolean
  /** How long ago the password was given; 0 unless it is said. */
  confirmedMsAgo?: number
}

export type SignedIn = {
  userId: number
  merchantId: number
  username: string
  sessionId: number
  /** For a request to the core, as the bff sends it. */
  headers: { authorization: string }
  refresh: string
}

/** A user of a test's own with just these rights, signed in. */
export async function signedInStaff({ db, now = realTime }: Desk, wish: StaffWish = {}): Promise<SignedIn> {
  const {
    merchantId = 1,
    username = `staff-${newPublicId().slice(0, 8).toLowerCase()}`,
    permissions = [],
    sections = allSections,
    places = null,
    isSuperuser = false,
    disabled = false,
    confirmedMsAgo = 0,
  } = wish
  const at = now()
  const userId = await inTransaction(db, (tx) =>
    insertStaffUser(tx, {
      merchantId,
      username,
      email: `${username}@staff.example`,
      nameEn: 'Staff',
      nameAr: 'موظف',
      isSuperuser,
      permissions: [...permissions],
      sections: [...sections],
      places: places && [...places],
      createdAt: at,
    }),
  )
  const signedIn = await sessionOf({ db, now }, { merchantId, userId, username, confirmedMsAgo })
  if (disabled)
    await inTransaction(db, (tx) => updateStaffUser(tx, { merchantId, userId }, { disabledAt: at }))
  return signedIn
}

/** The same as the core's services know them. */
export async function staffWith(desk: Desk, wish: StaffWish = {}): Promise<Staff> {
  const { permissions = [], sections = allSections, places = null, isSuperuser = false } = wish
  const { userId, merchantId, username, sessionId } = await signedInStaff(desk, wish)
  return {
    userId,
    merchantId,
    username,
    sessionId,
    name: { en: 'Staff', ar: 'موظف' },
    isSuperuser,
    permissions: new Set(permissions),
    sections: new Set(sections),
    places: places && new Set(places),
    confirmedAt: (desk.now ?? realTime)(),
  }
}

/** A seeded user by name, signed in without the steps of it: `admin.demo`, or `nuwair.demo` of merchant 2. */
export async function signInAs(
  { db, now = realTime }: Desk,
  username: string,
  { merchantId = username === 'nuwair.demo' ? 2 : 1, confirmedMsAgo = 0 } = {},
): Promise<SignedIn> {
  const user = await findStaffUserByName(db, { merchantId, username })
  if (!user) throw new Error(`${username} is nobody at merchant ${merchantId}`)
  return sessionOf({ db, now }, { merchantId, userId: user.id, username, confirmedMsAgo })
}

async function sessionOf(
  { db, now }: Required<Desk>,
  {
    merchantId,
    userId,
    username,
    confirmedMsAgo,
  }: { merchantId: number; userId: number; username: string; confirmedMsAgo: number },
): Promise<SignedIn> {
  const who = { merchantId, userId, network: null, device: null }
  const started = await inTransaction(db, (tx) => startSession(tx, { ...who, now: now() }))
  if (confirmedMsAgo > 0) {
    const confirmedAt = new Date(now().getTime() - confirmedMsAgo)
    await db.update(staffSession).set({ confirmedAt }).where(eq(staffSession.id, started.sessionId))
  }
  return {
    userId,
    merchantId,
    username,
    sessionId: started.sessionId,
    headers: { authorization: `Bearer ${started.access}` },
    refresh: started.refresh,
  }
}

const realTime = () => new Date()
