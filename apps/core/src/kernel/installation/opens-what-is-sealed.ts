import type { Db } from '../../platform/db/db.ts'
import { keyIdOf } from '../../platform/sealing/sealed.ts'
import { keysOfSealedValues } from './sealed-values.store.ts'

/**
 * Of a database from before there was a key (decision 081), which WASL_SECRET sealed by itself. False where something is sealed
 * and this secret sealed none of it. Where the secret was changed, the old one's values lie beside the new one's until each is
 * given anew, so one that opens is enough.
 */
export async function opensWhatIsSealed(db: Db, secret: string): Promise<boolean> {
  const keys = await keysOfSealedValues(db)
  return keys.length === 0 || keys.includes(keyIdOf(secret))
}
