import type { Db } from '../../platform/db/db.ts'
import { keyIdOf } from '../../platform/sealing/sealed.ts'
import { keysOfSealedValues } from './sealed-values.store.ts'

/**
 * False where something is sealed and this secret sealed none of it. After a changed secret the old one's values lie beside
 * the new one's until each is given anew (decision 013), so one that opens is enough.
 */
export async function opensWhatIsSealed(db: Db, secret: string): Promise<boolean> {
  const keys = await keysOfSealedValues(db)
  return keys.length === 0 || keys.includes(keyIdOf(secret))
}
