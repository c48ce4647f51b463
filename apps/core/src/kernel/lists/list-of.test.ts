import { list, one, range } from '@wasl/contracts/lists/list'
import { eachEngine } from '@wasl/tests/support/database'
import { createTestClock } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '../audit/audit.schema.ts'
import { is, within } from './conditions.ts'
import { readAsked } from './filters.domain.ts'
import { listOf } from './list-of.store.ts'
import { numberedPage, pageOf } from './page.domain.ts'

const entryList = list({
  filters: { action: one(['a', 'b', 'c']), created: range() },
  sorts: { created: 'written' },
  ordering: '-created',
  search: true,
})
const entries = listOf(entryList, audit, {
  id: audit.id,
  publicId: audit.object,
  createdAt: audit.at,
  columns: { action: is(audit.action), created: within(audit.at) },
  sorts: { created: [] },
  scope: (actor: string) => eq(audit.actor, actor),
  says: (q) => eq(audit.object, q),
})

let actors = 0

eachEngine((database) => {
  let actor: string
  let clock: ReturnType<typeof createTestClock>
  beforeEach(() => {
    actors += 1
    actor = `actor ${actors}`
    clock = createTestClock()
  })
  const write = async (...actions: string[]) => {
    const { db } = database()
    for (const action of actions) {
      clock.advance(60_000)
      const entry = { merchantId: null, actor, action, object: `${action} ${clock.now().getTime()}` }
      await db.insert(audit).values({ ...entry, at: clock.now(), detail: {} })
    }
  }
  const objects = async (ids: readonly number[]) => {
    const rows = await database().db.select().from(audit).where(eq(audit.actor, actor))
    return ids.map((id) => rows.find((row) => row.id === id)?.action)
  }
  const filters = (asked: Parameters<typeof readAsked<typeof entryList>>[1] = {}) =>
    readAsked(entryList, asked)

  test('what comes between page 1 and page 2 repeats no row on page 2', async () => {
    await write('a', 'b', 'c')
    const pageAt = async (page: number, asOf?: Date) => {
      const asked = numberedPage(entryList, {
        page,
        page_size: 2,
        ...(asOf && { as_of: asOf.toISOString() }),
      })
      const { ids } = await entries.readPage(database().db, { scope: actor, filters: filters(), page: asked })
      return objects(ids)
    }
    expect(await pageAt(1)).toEqual(['c', 'b'])
    const readAt = clock.now()
    await write('a', 'a')
    expect(await pageAt(2, readAt)).toEqual(['a'])
    expect(await pageAt(1)).toEqual(['a', 'a'])
  })

  test('a list without a sorted column goes on from its last row', async () => {
    await write('a', 'b', 'c')
    const part = async (cursor?: string) => {
      const page = pageOf(entryList, { page_size: '2', ...(cursor && { cursor }) })
      if (!page.ok) throw new Error(page.error.problem)
      return entries.readPage(database().db, { scope: actor, filters: filters(), page: page.value })
    }
    const first = await part()
    expect([await objects(first.ids), first.count, first.isExact]).toEqual([['c', 'b'], 3, true])
    await write('b')
    const second = await part(first.next ?? '')
    expect([await objects(second.ids), second.next]).toEqual([['a'], null])
  })

  test('tabs count every value of their filter, whatever it is set to, of what the others leave', async () => {
    await write('a', 'a', 'b')
    const half = clock.now().toISOString()
    await write('b')
    const counts = (asked: Parameters<typeof filters>[0]) =>
      entries.countBy(database().db, { scope: actor, filters: filters(asked) }, 'action')
    expect(await counts({ action: 'a' })).toEqual({ a: 2, b: 2, c: 0 })
    expect(await counts({ created_before: half })).toEqual({ a: 2, b: 1, c: 0 })
  })

  test('a row is found by its public id, behind so many others; one that is not in the list by none', async () => {
    await write('a', 'b', 'c')
    const [row] = await database().db.select().from(audit).where(eq(audit.actor, actor)).orderBy(audit.id)
    const place = (asked: Parameters<typeof filters>[0]) =>
      entries.placeOf(database().db, { scope: actor, filters: filters(asked) }, row?.object ?? '')
    expect([await place({}), await place({ action: 'a' }), await place({ action: 'b' })]).toEqual([
      2,
      0,
      null,
    ])
    const page = numberedPage(entryList, {})
    const found = await entries.readPage(database().db, {
      scope: actor,
      filters: filters({ q: row?.object }),
      page,
    })
    expect(await objects(found.ids)).toEqual(['a'])
  })
})
