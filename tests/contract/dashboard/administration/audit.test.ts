import type { SignedIn } from '@wasl/tests/support/staff'
import { expect, test } from 'vitest'
import { isFormula, payloads } from '../../formula-payloads.ts'
import { readCsv } from '../../read-csv.ts'
import { peopleDesk } from './people-desk.ts'
import { seededForTests } from '../../seeded.ts'

const database = seededForTests()
const { scene, as, signIn, change } = peopleDesk(database)

const fileFor = (who: SignedIn, query = '', language = 'en') =>
  Promise.resolve(
    scene().core.fetch(
      new Request(`http://localhost:4000/api/v1/administration/audit/file${query}`, {
        headers: { ...who.headers, 'accept-language': language },
      }),
    ),
  )

type Entry = { id: number; actor: string; action: string; object: string; detail: object }
const entriesOf = (answer: { body: Record<string, unknown> }) => answer.body['results'] as Entry[]

test('what was done is told with who, what, before and after, and found by each', async () => {
  const by = await signIn({ isSuperuser: true })
  const user = await signIn()
  await change(by, user.userId, { name_en: 'Layla' })
  const found = await as(by, 'administration.audit.list', {
    query: `?q=${user.username}&actor=${by.username}&kind=settings`,
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
  expect(entriesOf(await query(`?q=${user.username}&kind=payments`))).toEqual([])
  expect(entriesOf(await query(`?q=${user.username}&kind=settings`))).toHaveLength(1)
  expect(entriesOf(await query(`?q=${user.username}&created_before=2020-01-01T00:00:00Z`))).toEqual([])
  expect(entriesOf(await query('?q=%25&kind=settings'))).toEqual([])
})

test('what was done to a transaction is found by its id or order number, and told with its id', async () => {
  const by = await signIn({ permissions: ['audit.view'] })
  const { pool } = database()
  await pool.query(
    `insert into audit (merchant_id, actor, action, object)
     select merchant_id, 'clerk', 'request.created', 'transaction:' || id
     from payment_transaction where public_id in ('PR-1001', 'PR-1005')`,
  )
  await pool.query(`update payment_transaction set order_no = 'AUDITED-7' where public_id = 'PR-1001'`)
  const found = async (object: string) => {
    const query = `?q=${object}&actor=clerk`
    return entriesOf(await as(by, 'administration.audit.list', { query }))
  }
  const entry = { action: 'request.created', description: 'Made a payment request', object: 'PR-1001' }
  expect(await found('PR-1001')).toMatchObject([entry])
  expect(await found('AUDITED-7')).toMatchObject([entry])
  expect(await found('PR-1005')).toMatchObject([{ object: 'PR-1005' }])
  const [, ...rows] = readCsv(await (await fileFor(by, '?q=PR-1001&actor=clerk')).text())
  expect(rows.map((row) => row[5])).toEqual(['PR-1001'])
})

test('what was done to a user is found by the name they sign in with, and told with it', async () => {
  const by = await signIn({ permissions: ['audit.view'] })
  const user = await signIn()
  const elsewhere = await signIn({ merchantId: 2, username: 'audit.namesake' })
  await database().pool.query(
    `insert into audit (merchant_id, actor, action, object) values
       (1, 'clerk', 'password.reset', 'staff_user ${user.userId}'),
       (1, 'clerk', 'password.reset', 'staff_user ${elsewhere.userId}')`,
  )
  const found = async (object: string) =>
    entriesOf(await as(by, 'administration.audit.list', { query: `?q=${object}&kind=sign_in` }))
  expect(await found(user.username)).toMatchObject([{ object: user.username }])
  // Another merchant's user has no name here.
  expect(await found(elsewhere.username)).toEqual([])
  expect(await found(`staff_user ${elsewhere.userId}`)).toMatchObject([
    { object: `staff_user ${elsewhere.userId}` },
  ])
})

test('pages go on from the last entry, whatever is written meanwhile', async () => {
  const by = await signIn({ permissions: ['audit.view'] })
  const first = await as(by, 'administration.audit.list', { query: '?page_size=2' })
  const boss = await signIn({ isSuperuser: true })
  await change(boss, by.userId, { name_en: 'Another' })
  const next = await as(by, 'administration.audit.list', {
    query: `?page_size=2&cursor=${String(first.body['next'])}`,
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
  expect(entriesOf(await as(by, 'administration.audit.list', { query: '?q=only-there' }))).toEqual([])
  const { body } = await as(by, 'administration.audit.actors')
  const actors = (body['results'] as { actor: string }[]).map(({ actor }) => actor)
  expect(actors).toContain(by.username)
  expect(actors).not.toContain(other.username)
  expect((await as(await signIn(), 'administration.audit.list')).status).toBe(403)
})

test('what was found is taken away as a CSV in the reader’s language, on the merchant’s clock, without a formula', async () => {
  const by = await signIn({ permissions: ['audit.view'] })
  await Promise.all(
    payloads.map((object) =>
      database().pool.query(
        `insert into audit (merchant_id, actor, action, object, detail, at) values
           (1, 'csv.maker', 'user.changed', $1, $2, '2026-11-20T21:05:06Z')`,
        [object, JSON.stringify({ before: object, after: { name_en: object } })],
      ),
    ),
  )
  const file = await fileFor(by, '?actor=csv.maker', 'ar')
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"/,
  )
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [heads = [], ...rows] = readCsv(bytes.toString('utf8'))
  expect(heads.slice(0, 6)).toEqual(['الوقت', 'المستخدم', 'الاسم', 'ما حدث', 'الإجراء', 'العنصر'])
  expect(new Set(rows.map(([at]) => at))).toEqual(new Set(['2026-11-21 00:05:06']))
  expect(rows.flat().filter(isFormula)).toEqual([])
  const objects = rows.map((row) => row[5] ?? '')
  const meant = new Set<string>(payloads)
  expect(objects.filter((cell) => !meant.has(cell) && !meant.has(cell.slice(1)))).toEqual([])
  expect(objects).toHaveLength(payloads.length)

  const entries = await as(await signIn({ permissions: ['audit.view'] }), 'administration.audit.list', {
    query: `?actor=${by.username}&kind=settings`,
  })
  expect(entriesOf(entries)).toMatchObject([{ object: 'audit', detail: { actor: 'csv.maker' } }])
})

test('where nobody of the staff did it the file says who in words, and names no user', async () => {
  const by = await signIn({ permissions: ['audit.view'] })
  await database().pool.query(
    `insert into audit (merchant_id, actor, action, object) values
       (1, 'wasl', 'operation.expired', 'nobody'), (1, 'installation', 'user.created', 'nobody'),
       (1, 'former', 'user.changed', 'nobody')`,
  )
  const whoIn = async (language: string) => {
    const [, ...rows] = readCsv(await (await fileFor(by, '?q=nobody', language)).text())
    return rows.map((row) => row.slice(1, 3))
  }
  expect(await whoIn('en')).toEqual([
    ['former', ''],
    ['', 'Operator of this installation'],
    ['', 'Automatic'],
  ])
  expect(await whoIn('ar')).toEqual([
    ['former', ''],
    ['', 'مشغّل هذا التثبيت'],
    ['', 'تلقائيًا'],
  ])
})

test('the file has every page, no other merchant’s entry, and is made five times in an hour', async () => {
  await database().pool.query(
    `insert into audit (merchant_id, actor, action, object)
       select 1 + n % 2, 'many.maker', 'user.changed', 'file-' || n from generate_series(1, 4200) n`,
  )
  const by = await signIn({ permissions: ['audit.view'] })
  const file = (query = '?actor=many.maker') => fileFor(by, query)
  const [, ...rows] = readCsv(await (await file()).text())
  const objects = rows.map((row) => row[5])
  expect(objects).toHaveLength(2_100)
  expect(new Set(objects).size).toBe(2_100)
  expect([objects[0], objects.at(-1)]).toEqual(['file-4200', 'file-2'])
  expect(
    readCsv(await (await file('?actor=many.maker&created_before=2020-01-01T00:00:00Z')).text()),
  ).toHaveLength(1)
  for (const _ of [3, 4, 5]) expect((await file()).status).toBe(200)
  const sixth = await file()
  expect(sixth.status).toBe(429)
  // From the first of them, and a busy machine has made five meanwhile.
  const waits = Number(sixth.headers.get('retry-after'))
  expect(waits).toBeGreaterThan(3_500)
  expect(waits).toBeLessThanOrEqual(3_600)
  expect((await fileFor(await signIn())).status).toBe(403)
})
