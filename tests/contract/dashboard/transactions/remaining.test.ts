import { requestStatus } from '@wasl/core/pay/request-status.service'
import { money } from '@wasl/domain/money'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../../support/database.ts'
import { newKey, operationsDesk } from './operations-desk.ts'

const database = databaseForTests()
const { desk, act, refund, paid, signIn } = operationsDesk(database)

const kwd = (minor: number) => money(minor, 'KWD')

const amend = (kind: 'capture' | 'void', id: string, body: object = {}) =>
  act(`operations.${kind}`, id, { headers: newKey(), body })

const fields = ['id', 'paid_amount', 'refunded_amount', 'remaining_amount'] as const

/** What the list, the file and a merchant's server are told of one request. */
async function toldOf(id: string) {
  const { shop, core } = desk()
  const { headers } = await signIn()
  const at = `http://${shop.host.split(':')[0]}:4000/api/v1/plugins/payment_request/transaction`
  const get = (path: string) => core.fetch(new Request(`${at}${path}`, { headers }))
  const { results } = (await (await get('')).json()) as { results: Record<string, string>[] }
  const row = results.find((one) => one['id'] === id)
  const detail = (await (await get(`/${id}`)).json()) as Record<string, string>
  const file = await (await get(`/export?export_type=selected&fields=${fields.join(',')}&direct=true`)).text()
  const line = file
    .split('\r\n')
    .find((one) => one.includes(id))
    ?.split(',')
  const ref = { merchantId: shop.merchantId, plugin: 'payment_request', publicId: id } as const
  const status = await requestStatus({ db: database().db }, ref)
  return {
    settled: [detail['settled_amount'], status?.settled_amount],
    list: fields.slice(1).map((name) => row?.[name]),
    file: line?.slice(1),
    server: status && [status.paid_amount, status.refunded_amount, status.remaining_amount],
  }
}

type Case = [
  said: string,
  make: () => Promise<string>,
  settled: string,
  paid: string,
  refunded: string,
  left: string,
]

const cases: Case[] = [
  ['nobody has paid', () => desk().request(), '0.000', '0.000', '0.000', '48.750'],
  [
    'cash is promised',
    async () => {
      const id = await desk().request()
      await desk().press(id, { gateway: 'cod' })
      return id
    },
    '48.750',
    '0.000',
    '0.000',
    '0.000',
  ],
  ['it was paid', async () => (await paid()).id, '48.750', '49.000', '0.000', '0.000'],
  [
    'a part was given back',
    async () => {
      const { id } = await paid()
      await refund(id, '8.750')
      return id
    },
    '48.750',
    '49.000',
    '8.750',
    '0.000',
  ],
  ['it is held', async () => (await paid('approve', 'hold')).id, '48.750', '0.000', '0.000', '0.000'],
  [
    'a part of the hold was taken',
    async () => {
      const { id } = await paid('approve', 'hold')
      await amend('capture', id, { amount: '20' })
      return id
    },
    '48.750',
    '20.000',
    '0.000',
    '0.000',
  ],
  [
    'a part of the hold was taken and its rest given up',
    async () => {
      const { id } = await paid('approve', 'hold')
      await amend('capture', id, { amount: '20' })
      await amend('void', id)
      return id
    },
    '19.750',
    '20.000',
    '0.000',
    '29.000',
  ],
  [
    'the hold was given up',
    async () => {
      const { id } = await paid('approve', 'hold')
      await amend('void', id)
      return id
    },
    '0.000',
    '0.000',
    '0.000',
    '48.750',
  ],
  [
    'the payer chose less',
    async () => {
      const id = await desk().request({ between: [kwd(1_000), kwd(48_750)] })
      await desk().atBank(await desk().press(id, { amount: '30' }), 'approve')
      return id
    },
    '30.000',
    '30.250',
    '0.000',
    '18.750',
  ],
]

test.each(cases)(
  'list, detail, file and server say the same of what is left where %s',
  async (_said, make, settled, ...sums) => {
    const id = await make()
    expect(await toldOf(id)).toEqual({ settled: [settled, settled], list: sums, file: sums, server: sums })
  },
)
