import { openSections } from '@wasl/domain/sections'
import type { Db } from '../../platform/db/db.ts'
import { findMerchant } from '../merchants/merchants.store.ts'
import { heldBy } from './held-permissions.ts'
import { findHolder, type StaffUserRef } from './people.store.ts'
import type { Rights } from './staff.ts'

/** For what is done later in a user's name; null where they may not sign in any more. */
export async function rightsNow(db: Db, ref: StaffUserRef): Promise<Rights | null> {
  const [user, merchant] = await Promise.all([findHolder(db, ref), findMerchant(db, ref.merchantId)])
  if (!user || !merchant || user.disabledAt !== null) return null
  return {
    isSuperuser: user.isSuperuser,
    permissions: heldBy(user),
    sections: new Set(openSections(user.sections, merchant.plugins)),
  }
}
