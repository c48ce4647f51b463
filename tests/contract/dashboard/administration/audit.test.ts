import { databaseForTests } from '@wasl/tests/support/database'
import { expect, test } from 'vitest'
import { peopleDesk } from './people-desk.ts'

const database = databaseForTests()
const { as, signIn, change } = peopleDesk(database)

type Entry = { id: number; actor: string; action: string; object: string; detail: object }
const entriesOf = (answer: { body: Record<string, unknown> }) => answer.body['results'] as Entry[]

test('what was done is told with who, what, before and after, and found by each', async () => {
  const by = await signIn({ isSuperuser: true })
  const user = await signIn()
  await change(by, user.userId, { name_en: 'Layla' })
  const found = await as(by, 'administration.audit.list', {
    query: `?object=${user.username}&actor=${by.username}&kind=settings`,
    language: 'ar',
  })
  expect(entriesOf(found)).toMatchObject([
    {
      actor: by.username,
      actor_name_en: 'Staff',
      action: 'user.changed',
      description: `تعديل المستخدم ${user.username}`,
      object: user.username,
      detail: { before: { name_en: 'Staff' }, after: { name_en: 'Layla' } },
    },
  ])
  const query = (text: string) => as(by, 'administration.audit.list', { query: text })
  expect(entriesOf(await query(`?object=${user.username}&kind=payments`))).toEqual([])
  expect(entriesOf(await query(`?object=${user.username}&action=user.changed`))).toHaveLength(1)
  expect(entriesOf(await query(`?object=${user.username}&created_before=2020-01-01T00:00:00Z`))).toEqual([])
  expect(entriesOf(await query('?object=%25&kind=settings'))).toEqual([])
})

test('pages go on from the last entry, whatever is written meanwhile', async () => {
  const by = await signIn({ permissions: ['audit.view'] })
  const first = await as(by, 'administration.audit.list', { query: '?limit=2' })
  const boss = await signIn({ isSuperuser: true })
  await change(boss, by.userId, { name_en: 'Another' })
  const next = await as(by, 'administration.audit.list', {
    query: `?limit=2&before=${String(first.body['next'])}`,
  })
  const ids = [...entriesOf(first), ...entriesOf(next)].map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  expect(new Set(ids).size).toBe(4)
})

test('another merchant’s entries are nobody’s here, and without the right there are none', async () => {
  const other = await signIn({ merchantId: 2, permissions: ['audit.view'], username: 'audit.elsewhere' })
  const by = await signIn({ permissions: ['audit.view'] })
  await database().pool.query(
    `insert into audit (merchant_id, actor, action, object) values (2, 'x', 'user.changed', 'only-there')`,
  )
  expect(entriesOf(await as(by, 'administration.audit.list', { query: '?object=only-there' }))).toEqual([])
  const { body } = await as(by, 'administration.audit.actors')
  const actors = (body['results'] as { actor: string }[]).map(({ actor }) => actor)
  expect(actors).toContain(by.username)
  expect(actors).not.toContain(other.username)
  expect((await as(await signIn(), 'administration.audit.list')).status).toBe(403)
})
