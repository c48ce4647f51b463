import { databaseForTests } from '@wasl/tests/support/database'
import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { cheapPasswords } from '@wasl/tests/support/staff'
import { expect, test } from 'vitest'
import { insertStaffUser } from '../kernel/people/people.store.ts'
import { fullCost } from '../kernel/people/passwords.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { AuthDeps, Origin } from './auth-deps.ts'
import { depsOver } from './auth-race.fixtures.ts'
import { signIn } from './sign-in.service.ts'
import { medianGap, rankSumP } from './timing.fixtures.ts'

/** What a clock says under load proves nothing: only `npm run storm` judges by it, other runs count the work. */
const isStorm = process.env['WASL_TIMING_PAIRS'] !== undefined
const pairs = Number(process.env['WASL_TIMING_PAIRS'] ?? 3)
const database = databaseForTests()

async function scene(names: number, passwordCost = cheapPasswords) {
  const { db, clock, merchantId } = await openLedger(database().db)
  const deps = depsOver({ db, clock }, passwordCost)
  const passwordHash = await deps.passwords.hash('Tall-Ship-41')
  await inTransaction(db, async (tx) => {
    for (let at = 0; at < names; at += 1) {
      const username = `known-${at}`
      const name = { nameEn: 'Known', nameAr: 'معروف' }
      const rights = { permissions: [], sections: [], isSuperuser: false }
      const user = { merchantId, username, email: `${username}@staff.example`, passwordHash }
      await insertStaffUser(tx, { ...user, ...name, ...rights, createdAt: clock.now() })
    }
  })
  const origin: Origin = { merchantId, network: null, device: null, requestId: 'timing', language: 'en' }
  return {
    deps,
    ask: (of: AuthDeps, username: string) => signIn(of, { ...origin, username, password: 'a guess' }),
  }
}

test('D-4: a name that nobody has costs the same work as a wrong password: one hash, checked against one', async () => {
  const { deps, ask } = await scene(3)
  const checked: (string | null)[] = []
  const counting: AuthDeps = {
    ...deps,
    passwords: {
      ...deps.passwords,
      matches: (password, kept) => {
        checked.push(kept === null ? null : 'known')
        return deps.passwords.matches(password, kept)
      },
    },
  }
  const answers = []
  for (const name of ['known-0', 'nobody-0', 'known-1', 'nobody-1']) answers.push(await ask(counting, name))
  expect(checked).toEqual(['known', null, 'known', null])
  for (const answer of answers) expect(answer).toEqual({ ok: false, error: { kind: 'wrong' } })
})

test(
  'D-4: pairs of known and unknown names cannot be told apart by the clock',
  { timeout: 3_600_000 },
  async () => {
    const { deps, ask } = await scene(pairs, isStorm ? fullCost : cheapPasswords)
    const took = async (name: string): Promise<number> => {
      const start = performance.now()
      await ask(deps, name)
      return performance.now() - start
    }
    for (const name of ['warm-up-1', 'warm-up-2']) await took(name)
    const known: number[] = []
    const unknown: number[] = []
    for (let at = 0; at < pairs; at += 1) {
      const both = [
        async () => known.push(await took(`known-${at}`)),
        async () => unknown.push(await took(`nobody-${at}`)),
      ]
      for (const one of at % 2 === 0 ? both : both.toReversed()) await one()
    }
    expect(medianGap(known, unknown)).toBeLessThan(isStorm ? 0.05 : 1)
    expect(rankSumP(known, unknown)).toBeGreaterThan(isStorm ? 0.01 : -1)
  },
)
