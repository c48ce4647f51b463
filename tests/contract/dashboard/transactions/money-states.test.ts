import { moneyStates, type MoneyState } from '@wasl/domain/money-states'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../../support/database.ts'
import { newKey, operationsDesk } from './operations-desk.ts'

const database = databaseForTests()
const { desk, act, refund, paid, signIn } = operationsDesk(database)

const move = async (
  kind: 'capture' | 'void',
  id: string,
  body: object = kind === 'capture' ? { amount: null } : {},
) => {
  const { status } = await act(`operations.${kind}`, id, { headers: newKey(), body })
  expect(status).toBe(200)
}
const held = async () => (await paid('approve', 'hold')).id
const promised = async () => {
  const id = await desk().request()
  await desk().press(id, { gateway: 'cod' })
  return id
}

type Case = [said: string, state: string, states: MoneyState[], make: () => Promise<string>]

const cases: Case[] = [
  ['nobody has paid', 'created', [], () => desk().request()],
  ['it was paid', 'paid', [], async () => (await paid()).id],
  ['it is held', 'authorized', ['to_capture'], held],
  [
    'a part of the hold was captured',
    'authorized',
    ['to_capture', 'partly_captured'],
    async () => {
      const id = await held()
      await move('capture', id, { amount: '20' })
      return id
    },
  ],
  [
    'a part of the hold was captured and the rest voided',
    'authorized',
    ['partly_captured'],
    async () => {
      const id = await held()
      await move('capture', id, { amount: '20' })
      await move('void', id)
      return id
    },
  ],
  [
    'all of the hold was captured',
    'authorized',
    ['captured'],
    async () => {
      const id = await held()
      await move('capture', id)
      return id
    },
  ],
  [
    'the hold was voided',
    'canceled',
    [],
    async () => {
      const id = await held()
      await move('void', id)
      return id
    },
  ],
  ['cash was promised', 'cod', ['to_collect'], promised],
  [
    'cash was collected and a part of it refunded',
    'cod',
    ['collected', 'partly_refunded'],
    async () => {
      const id = await promised()
      await move('capture', id)
      await refund(id, '8.750')
      return id
    },
  ],
  [
    'a part was refunded',
    'paid',
    ['partly_refunded'],
    async () => {
      const { id } = await paid()
      await refund(id, '8.750')
      return id
    },
  ],
  [
    'all of it but the fee was refunded',
    'paid',
    ['refunded'],
    async () => {
      const { id } = await paid()
      await refund(id)
      return id
    },
  ],
]

const words: Record<MoneyState, string> = {
  to_capture: 'To capture',
  partly_captured: 'Partly captured',
  captured: 'Captured',
  to_collect: 'To collect',
  collected: 'Collected',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
}

test('list, detail, filters and file say what is left to do with the money, beside the state of S2', async () => {
  const made: { id: string; said: string; state: string; states: MoneyState[] }[] = []
  for (const [said, state, states, make] of cases) made.push({ id: await make(), said, state, states })
  const { shop, core } = desk()
  const { headers } = await signIn()
  const at = `http://${shop.host.split(':')[0]}:4000/api/v1/plugins/payment_request/transaction`
  const get = (path: string) => core.fetch(new Request(`${at}${path}`, { headers }))
  const rows = async (query: string) =>
    (
      (await (await get(query)).json()) as {
        results: { id: string; state: string; money_states: string[] }[]
      }
    ).results

  const listed = await rows('')
  for (const { id, ...told } of made) {
    const row = listed.find((one) => one.id === id)
    expect({ ...told, state: row?.state, states: row?.money_states }).toEqual(told)
    const detail = (await (await get(`/${id}`)).json()) as { money_states: string[] }
    expect({ said: told.said, states: detail.money_states }).toEqual({ said: told.said, states: told.states })
  }
  for (const name of moneyStates) {
    const found = (await rows(`?money_state=${name}`)).map(({ id }) => id)
    const wanted = made.filter(({ states }) => states.includes(name)).map(({ id }) => id)
    expect({ name, found: found.toSorted() }).toEqual({ name, found: wanted.toSorted() })
  }
  const both = (await rows('?money_state=captured,refunded&state=paid')).map(({ id }) => id)
  expect(both).toEqual(
    made.flatMap(({ id, states, state }) => (state === 'paid' && states.includes('refunded') ? [id] : [])),
  )
  expect(await rows('?money_state=nonsense')).toEqual([])

  const file = await (await get('/export?export_type=selected&fields=id,money_state&direct=true')).text()
  for (const { id, states } of made) {
    const line = file.split('\r\n').find((one) => one.includes(id))
    expect(line?.slice(line.indexOf(',') + 1).replaceAll('"', '')).toBe(
      states.map((name) => words[name]).join(', '),
    )
  }
})
