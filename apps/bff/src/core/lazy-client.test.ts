import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { lazyClient } from './lazy-client.ts'

const contract = initContract().router({
  one: { method: 'GET', path: '/one/:id', responses: { 200: z.string() } },
  deeper: { two: { method: 'GET', path: '/two', responses: { 200: z.string() } } },
})
const client = lazyClient(contract, {
  baseUrl: 'http://core.test',
  throwOnUnknownStatus: true,
  api: async ({ path }) => ({ status: 200, body: path, headers: new Headers() }),
})

test('every call of a contract is there, however deep', async () => {
  expect((await client.one({ params: { id: '7' } })).body).toBe('http://core.test/one/7')
  expect((await client.deeper.two()).body).toBe('http://core.test/two')
})

test('a call is made once, and what the contract lacks is not there', () => {
  expect(client.deeper.two).toBe(client.deeper.two)
  expect(Reflect.get(client, 'constructor')).toBe(Object)
  expect(Reflect.get(client, 'three')).toBeUndefined()
})
