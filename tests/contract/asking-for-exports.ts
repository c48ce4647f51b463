import type { ExportQuery } from '@wasl/contracts/core/dashboard/transactions/export.contract'
import type { eachEngine } from '@wasl/tests/support/database'
import { signedInStaff, signInAs, type SignedIn } from '@wasl/tests/support/staff'
import { afterAll, beforeAll, expect } from 'vitest'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'

type Database = Parameters<Parameters<typeof eachEngine>[0]>[0]
type Query = Partial<ExportQuery> & Record<string, string>

export const search = (query: Query): string => new URLSearchParams(query).toString()

/** Each merchant's staff ask at their own address. */
const hostOf = (who: SignedIn | null): string =>
  who?.merchantId === 2 ? 'dar-nuwair.localhost' : 'localhost'

/** A core for all tests of one engine, its administrator, and what they and others ask of its exports. */
export function askingForExports(database: Database) {
  let under: CoreUnderTest
  let admin: SignedIn
  beforeAll(async () => {
    under = await coreUnderTest(database().db)
    admin = await signInAs({ db: database().db, now: under.now }, 'admin.demo')
  }, 60_000)
  afterAll(() => under.close())

  const ask = (path: string, who: SignedIn | null, init: RequestInit = {}) =>
    Promise.resolve(
      under.core.fetch(
        new Request(`http://${hostOf(who)}:4000/api/v1${path}`, {
          ...init,
          headers: { 'accept-language': 'en', ...who?.headers, ...init.headers },
        }),
      ),
    )
  const send =
    (method: 'POST' | 'PATCH') =>
    (path: string, who: SignedIn, body: object = {}) =>
      ask(path, who, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
  const someone = (wish: Parameters<typeof signedInStaff>[1] = {}) =>
    signedInStaff(
      { db: database().db, now: under.now },
      { permissions: ['view_export_settings', 'search_paymenttransaction'], ...wish },
    )
  const direct = async (query: Query, path = '/plugins/payment_request/transaction/export') => {
    const answer = await ask(`${path}?${search({ ...query, direct: 'true' })}`, await someone())
    expect(answer.status).toBe(200)
    return answer
  }
  return {
    scene: () => ({ under, admin }),
    ask,
    post: send('POST'),
    patch: send('PATCH'),
    someone,
    direct,
  }
}
