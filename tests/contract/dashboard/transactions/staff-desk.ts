import { afterAll, beforeAll } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../support/database.ts'
import { signedInStaff, signInAs, type SignedIn, type StaffWish } from '../../../support/staff.ts'
import { coreUnderTest, type CoreUnderTest } from '../../core-under-test.ts'
import { seededTestDatabase } from '../../seeded.ts'

export type Answer = {
  status: number
  body: Record<string, unknown> & { results?: Record<string, unknown>[] }
}
type Asking = { method?: string; body?: unknown; language?: 'en' | 'ar' }

/** The seeded core, asked by staff. */
export function staffDesk(kind: TestDatabase['kind'] = 'embedded') {
  let desk: { database: TestDatabase; test: CoreUnderTest; admin: SignedIn } | null = null
  beforeAll(async () => {
    const database = kind === 'embedded' ? await seededTestDatabase() : await testDatabase(kind)
    const test = await coreUnderTest(database.db)
    desk = { database, test, admin: await signInAs({ db: database.db, now: test.now }, 'admin.demo') }
  }, 120_000)
  afterAll(async () => {
    await desk?.test.close()
    await desk?.database.stop()
  })
  const open = () => {
    if (!desk) throw new Error('the desk is open inside tests only')
    return desk
  }
  const ask = async (who: SignedIn | null, path: string, asking: Asking = {}): Promise<Answer> => {
    const { method = 'GET', body, language = 'en' } = asking
    const host = who?.merchantId === 2 ? 'nuwair.localhost' : 'localhost'
    const response = await open().test.core.fetch(
      new Request(`http://${host}:4000/api/v1${path}`, {
        method,
        headers: {
          'accept-language': language,
          ...who?.headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }
  return {
    db: () => open().database.db,
    core: () => open().test,
    admin: () => open().admin,
    staff: (wish: StaffWish = {}) => signedInStaff({ db: open().database.db, now: open().test.now }, wish),
    named: (username: string) => signInAs({ db: open().database.db, now: open().test.now }, username),
    ask,
    /** As the administrator, in English. */
    get: (path: string) => ask(open().admin, path),
    /** The ids a list answers. */
    ids: async (path: string): Promise<string[]> => {
      const { status, body } = await ask(open().admin, path)
      if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
      return (body.results ?? []).map(({ id }) => String(id))
    },
  }
}
