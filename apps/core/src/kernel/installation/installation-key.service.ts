import { randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { unwrapKey, wrapKey, type UnwrapRefusal } from '../../platform/sealing/wrapped-key.ts'
import { findSealedKey, keepFirstKey } from './installation-key.store.ts'
import type { InstallationDeps } from './open-merchant.service.ts'
import { opensWhatIsSealed } from './opens-what-is-sealed.ts'

const sentences: Record<UnwrapRefusal | 'opensNothing', string> = {
  otherSecret:
    'WASL_SECRET does not open the key of this installation: set the secret it was last started with, or the new one where npm run admin -- secret changed it (a demo without WASL_SECRET has its own in WASL_DATA)',
  changed:
    'the key of this installation was changed in its database, in the table installation_key: put it back from a backup',
  opensNothing:
    'WASL_SECRET opens nothing that is sealed in the database: set the one that it was sealed with',
}

/** A start under this secret would open nothing of what is there. */
export class InstallationKeyRefused extends Error {
  override readonly name = 'InstallationKeyRefused'

  constructor(why: keyof typeof sentences) {
    super(sentences[why])
  }
}

/**
 * What everything at rest is sealed and hashed with, opened by WASL_SECRET. The first start makes it at random; where there
 * are merchants from before there was a key, it is the secret that served them so far.
 */
export async function installationKeyOf({ db, clock }: InstallationDeps, secret: string): Promise<string> {
  const { sealed, hasMerchants } = await findSealedKey(db)
  if (sealed !== null) return opened(sealed, secret)
  const first = hasMerchants ? await secretSoFar(db, secret) : randomBytes(32).toString('base64url')
  const kept = await inTransaction(db, (tx) =>
    keepFirstKey(tx, { sealed: wrapKey(first, secret), sealedAt: clock.now() }),
  )
  return opened(kept, secret)
}

async function secretSoFar(db: Db, secret: string): Promise<string> {
  if (await opensWhatIsSealed(db, secret)) return secret
  throw new InstallationKeyRefused('opensNothing')
}

function opened(sealed: string, secret: string): string {
  const unwrapped = unwrapKey(sealed, secret)
  if (unwrapped.ok) return unwrapped.value
  throw new InstallationKeyRefused(unwrapped.error)
}
