import { createApiKeys } from '@wasl/core/kernel/api-keys/api-keys.service'
import { apiScopes } from '@wasl/core/kernel/api-keys/scopes'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signedInStaff, type SignedIn } from '../../support/staff.ts'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'
import { allRoutes, staffRulesOf, type Listed } from './every-route.ts'
import { fillEveryTable, shownNowhere } from './every-table.ts'
import { matrix } from './matrix.ts'
import { answersNothing, asksOf, isDirectExport, notReadHere, reads as allReads } from './reads.ts'
import { moveBehindTwin, plantTwin, tablesWithout } from './twin.ts'

/** The file of orders is written to the audit log, which is read here. */
const reads = allReads.filter(({ name }) => name !== 'orders.file')

const database = seededForTests()
let scene: CoreUnderTest
const { ask } = matrix(database, () => scene)

type Answer = { status: number; text: string }
type Readers = { owner: SignedIn; exporter: SignedIn; key: string; ids: ReadonlyMap<string, string> }
let alone: Map<string, Answer[]>
let beside: Map<string, Answer[]>
let behind: Map<string, Answer[]>
let emptyTables: string[]

beforeAll(async () => {
  // What an answer says of the time is the same in both.
  vi.useFakeTimers({ toFake: ['Date'] })
  scene = await coreUnderTest(database().db)
  const { pool, db } = database()
  const superuser = () => signedInStaff({ db, now: scene.now }, { isSuperuser: true })
  const owner = await superuser()
  const exporters = [await superuser(), await superuser(), await superuser()]
  const ids = await fillEveryTable(pool, owner)
  const key = await keyOfEverything()
  const readAll = () => readEverything({ owner, exporter: exporters.pop() ?? owner, key, ids })
  alone = await readAll()
  const twinId = await plantTwin(pool, 1)
  emptyTables = await tablesWithout(pool, twinId)
  beside = await readAll()
  await moveBehindTwin(pool, 1)
  behind = await readAll()
}, 240_000)
afterAll(async () => {
  vi.useRealTimers()
  await scene.close()
})

test('every table with a tenant holds something of the twin’s, or no route shows it', () => {
  expect(emptyTables).toEqual(Object.keys(shownNowhere))
})

test('whatever is read has something to tell', () => {
  const known = allRoutes.map(({ name }) => name)
  expect(Object.keys(notReadHere).filter((name) => !known.includes(name))).toEqual([])
  const refused = reads.filter(({ name }) => alone.get(name)?.some(({ status }) => status !== 200))
  expect(refused.map(({ name }) => name)).toEqual(Object.keys(answersNothing))
})

describe.each(reads.map(({ name }) => name))('%s', (name) => {
  test('tells a superuser the same when another merchant has all the same', () => {
    expect(beside.get(name)).toEqual(alone.get(name))
    expect(behind.get(name)).toEqual(alone.get(name))
  })
})

async function readEverything(readers: Readers): Promise<Map<string, Answer[]>> {
  const answers = new Map<string, Answer[]>()
  for (const listed of reads) answers.set(listed.name, await readOne(listed, readers))
  return answers
}

async function readOne(listed: Listed, { owner, exporter, key, ids }: Readers): Promise<Answer[]> {
  const answers: Answer[] = []
  const reader = isDirectExport(listed) ? exporter : owner
  const who = staffRulesOf(listed) ? { staff: reader } : listed.access?.access === 'key' ? { key } : {}
  for (const how of asksOf(listed, ids.get(listed.name) ?? 'nothing')) {
    const { status, text } = await ask(listed, { ...who, ...how })
    answers.push({ status, text: text.replace(ownLine, '') })
  }
  await forgetReading()
  return answers
}

/** Of the history as a file: that it was taken, in its first line. */
const ownLine = /^.*,audit\.exported,.*$/m

/** Some reading is written into the history, which is read too. */
async function forgetReading(): Promise<void> {
  const { pool } = database()
  await pool.query(`set session_replication_role = 'replica'`)
  await pool.query(
    `delete from audit where action in ('audit.exported', 'customer.exported', 'report.streamed')`,
  )
  await pool.query(`set session_replication_role = 'origin'`)
}

/** It counts as used already, so that using it changes nothing. */
async function keyOfEverything(): Promise<string> {
  const keys = createApiKeys({ db: database().db, clock: { now: scene.now } })
  const { key } = await keys.issue({ merchantId: 1, name: 'isolation', scopes: apiScopes, by: 'test' })
  await database().pool.query('update api_key set last_used_at = now()')
  return `Api-Key ${key}`
}
