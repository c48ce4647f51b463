import type { databaseForTests } from '@wasl/tests/support/database'
import { signedInStaff, type SignedIn, type StaffWish } from '@wasl/tests/support/staff'
import { afterAll, beforeAll } from 'vitest'
import { asking, type AnyRoute, type Ask } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'

/** A core for the tests of a file, asked by staff (`as`), or by anybody (`ask`). */
export function staffDesk(database: ReturnType<typeof databaseForTests>) {
  let scene: CoreUnderTest
  let ask: ReturnType<typeof asking>
  beforeAll(async () => {
    scene = await coreUnderTest(database().db)
    ask = asking((request) => scene.core.fetch(request))
  }, 240_000)
  afterAll(() => scene.close())

  return {
    scene: () => scene,
    ask: (name: AnyRoute, what?: Ask) => ask(name, what),
    as: (who: SignedIn | null, name: AnyRoute, { headers, ...rest }: Ask = {}) =>
      ask(name, { ...rest, headers: { ...who?.headers, ...headers } }),
    signIn: (wish: StaffWish = {}) => signedInStaff({ db: database().db, now: scene.now }, wish),
  }
}
