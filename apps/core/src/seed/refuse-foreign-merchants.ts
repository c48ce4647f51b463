import type { Database } from '../platform/db/database.ts'
import { hasForeignMerchants } from './foreign-merchants.store.ts'

/** The demo beside real merchants would be an installation that neither mode starts again. */
class ForeignMerchantsRefused extends Error {
  override readonly name = 'ForeignMerchantsRefused'

  constructor(kind: Database['kind']) {
    super(
      kind === 'postgres'
        ? 'DATABASE_URL holds merchants that are not the demo: give the demo a database of its own, or set WASL_MODE=production'
        : 'WASL_DATA holds merchants that are not the demo: give the demo a folder of its own, or set WASL_MODE=production',
    )
  }
}

export async function refuseForeignMerchants({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<void> {
  if (await hasForeignMerchants(db)) throw new ForeignMerchantsRefused(kind)
}
