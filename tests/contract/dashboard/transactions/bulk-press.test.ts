import { expect, test } from 'vitest'
import { databaseForTests } from '../../../support/database.ts'
import { newKey, operationsDesk } from './operations-desk.ts'

const database = databaseForTests()
const { desk, signIn, act, paid } = operationsDesk(database)

type Ask = NonNullable<Parameters<typeof act>[2]>

const inTheList = (ids: readonly string[], ask: Ask) =>
  act('operations.bulkDelete', '', { body: ids, ...ask })
const inAll = (ids: readonly string[], ask: Ask) => act('operations.bulkDeleteAll', '', { body: ids, ...ask })
const restore = (ids: readonly string[], ask: Ask = {}) =>
  act('operations.bulk', '', { params: { action: 'restore' }, body: ids, ...ask })

async function isDeleted(id: string): Promise<boolean> {
  const { body } = await act('operations.actions', id)
  return (body['results'] as { value: string }[]).some(({ value }) => value === 'restore')
}

test.each([
  ['of a module', inTheList],
  ['of all modules', inAll],
])(
  'rows %s that are deleted by one press are deleted once: its repeat is told the same 207, and takes nothing away that was brought back',
  async (_, remove) => {
    const { id } = await paid()
    const headers = newKey()
    const first = await remove([id, 'nobody'], { headers })
    expect(first).toMatchObject({ status: 207, body: { results: [{ status: 200 }, { code: 'not_found' }] } })
    expect((await restore([id])).status).toBe(200)
    const again = await remove([id, 'nobody'], { headers })
    expect([again.status, again.body]).toEqual([207, first.body])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await isDeleted(id)).toBe(false)
    expect((await remove([id], { headers })).status).toBe(422)
    // Somebody else's press is another one.
    const colleague = await signIn()
    expect((await remove([id, 'nobody'], { headers, as: colleague })).status).toBe(207)
    expect(await isDeleted(id)).toBe(true)
  },
)

test('a repeated press brings nothing back that was deleted since', async () => {
  const { id } = await paid()
  await act('operations.remove', id)
  const headers = newKey()
  const first = await restore([id], { headers })
  expect(first.status).toBe(200)
  await act('operations.remove', id)
  const again = await restore([id], { headers })
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(await isDeleted(id)).toBe(true)
})

test('what could not be done is repeated as it was answered first, a new press finds what is true now', async () => {
  const id = await desk().request()
  const headers = newKey()
  const press = (ask: Ask) => restore([id], ask)
  const first = await press({ headers })
  expect(first).toMatchObject({ status: 400, body: { results: [{ code: 'not_possible' }] } })
  await desk().atBank(await desk().press(id), 'approve')
  await act('operations.remove', id)
  expect((await press({ headers })).body).toEqual(first.body)
  expect((await press({ headers: newKey() })).status).toBe(200)
})

test('two requests of one press at once: one does it, the other is told the same or to ask again', async () => {
  const ids = [(await paid()).id, await desk().request(), await desk().request()]
  const headers = newKey()
  const answers = await Promise.all([1, 2].map(() => inTheList(ids, { headers })))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  for (const { status, body, headers: told } of answers) {
    if (status === 200) continue
    expect([status, body['code'], told.get('retry-after')]).toEqual([409, 'press_under_way', '1'])
  }
  const done = answers.find(({ status }) => status === 200)
  const after = await inTheList(ids, { headers })
  expect([after.status, after.body]).toEqual([200, done?.body])
})
