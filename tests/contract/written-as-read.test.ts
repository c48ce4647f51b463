import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { AnyRoute } from './asking.ts'
import { everyRoute } from './isolation/every-route.ts'
import { seededForTests } from './seeded.ts'
import { staffDesk } from './staff-desk.ts'

type Facts = Record<string, unknown>
/** An object as it was read, by the names under which it is written; `params` and `query` say where. */
type Read = { params?: Record<string, string>; query?: string; body: Facts }

const desk = staffDesk(seededForTests())
let owner: SignedIn

beforeAll(async () => {
  owner = await desk.signIn({ isSuperuser: true })
}, 240_000)

let keys = 0
const ask = (name: AnyRoute, asked: Parameters<typeof desk.as>[2] = {}) => desk.as(owner, name, asked)
const answer = async (name: AnyRoute, asked: Parameters<typeof desk.as>[2] = {}): Promise<Facts> => {
  const { status, body, text } = await ask(name, asked)
  expect([200, 201], `${name} answered ${status}: ${text}`).toContain(status)
  return body
}
const listed = async (name: AnyRoute, asked: Parameters<typeof desk.as>[2] = {}): Promise<Facts[]> =>
  (await answer(name, asked))['results'] as Facts[]
const byId = (one: Facts, key = 'id'): Read => ({ params: { [key]: String(one[key]) }, body: one })
/** A product whose count stays as the screen showed it. */
const asCounted = ({ shelf, ...one }: Facts): Read => byId({ ...one, stock: { from: shelf, to: shelf } })
const keyed = () => ({ headers: { 'idempotency-key': `as-read-${(keys += 1)}` } })

const newRequest = { amount: '5.000', currency_code: 'KWD', pg_codes: ['knet'] }
const requests = { plugin: 'payment_request' }

const fieldsOf =
  (read: AnyRoute, params: Record<string, string> = {}) =>
  async () => [{ params, body: { fields: await listed(read, { params }) } }]

/** Every resource that is read and written, with what makes it be there. */
const resources: Partial<Record<AnyRoute, { make?: () => Promise<unknown>; read: () => Promise<Read[]> }>> = {
  'paymentRequest.changeTemplate': {
    make: () =>
      answer('paymentRequest.addTemplate', {
        body: { name: 'As read', fields: { ...newRequest, customer_email: '', minimum_percentage: 20 } },
      }),
    read: async () => (await listed('paymentRequest.templates')).map((one) => byId(one)),
  },
  'links.change': {
    make: () => answer('links.create', { body: { ...newRequest, asks: [] }, ...keyed() }),
    read: async () => (await listed('links.list')).map((one) => byId(one)),
  },
  'restrictions.change': {
    make: () =>
      answer('restrictions.create', {
        body: {
          name: 'As read',
          active: true,
          scope: 'all',
          scope_of: [],
          identifier: 'phone',
          list: 'block',
          currency: 'KWD',
          minimum: '1',
          maximum: null,
          sum_per_day: '50.5',
          sum_per_month: null,
          payments_per_day: 3,
          payments_per_month: null,
          currencies: [],
          gateways: [],
          days: [0, 5],
          opens: '08:00',
          closes: '20:30',
          message_en: null,
          message_ar: null,
        },
      }),
    read: async () => (await listed('restrictions.list')).map((one) => byId(one)),
  },
  'account.update': {
    read: async () => [byId(await answer('account.details'))],
  },
  'administration.gateways.arrange': {
    read: async () => {
      const { results, preferred_gateway } = await answer('administration.gateways.list')
      const order = (results as Facts[]).map(({ code }) => code)
      return [{ body: { order, preferred_gateway, seen: { order, preferred_gateway } } }]
    },
  },
  'administration.gateways.change': {
    read: async () => (await listed('administration.gateways.list')).map((one) => byId(one, 'code')),
  },
  'administration.pause.pause': {
    make: () =>
      answer('administration.pause.pause', {
        body: { unit_code: null, text_en: '', text_ar: '', minutes: 90, until: null },
      }),
    read: async () =>
      (await listed('administration.pause.list'))
        .filter(({ paused }) => paused)
        .map(({ unit_code, message_en, message_ar, paused_until }) => ({
          body: { unit_code, text_en: message_en, text_ar: message_ar, minutes: null, until: paused_until },
        })),
  },
  'administration.collectors.change': {
    make: () =>
      answer('administration.collectors.create', {
        body: { name_en: 'Desk', name_ar: 'المكتب', username: null, unit_code: null, active: true },
      }),
    read: async () => (await listed('administration.collectors.list')).map((one) => byId(one)),
  },
  'administration.webhooks.change': {
    make: () =>
      answer('administration.webhooks.create', {
        body: { url: 'http://localhost:4000/hooks', event_types: [] },
      }),
    read: async () => (await listed('administration.webhooks.list')).map((one) => byId(one)),
  },
  'administration.users.change': {
    read: async () =>
      (await listed('administration.users.list'))
        .filter(({ hindrance }) => hindrance === null)
        .map((one) => byId(one)),
  },
  'administration.roles.change': {
    make: () =>
      answer('administration.roles.create', {
        body: { name_en: 'As read', name_ar: 'كما قُرئ', permissions: ['payment.create'] },
      }),
    read: async () =>
      (await listed('administration.roles.list')).filter(({ is_ready }) => !is_ready).map((one) => byId(one)),
  },
  'administration.brand.change': {
    read: async () => [{ body: (await answer('administration.brand.show'))['brand'] as Facts }],
  },
  'administration.units.order': {
    read: async () => {
      const order = (await listed('administration.units.list')).map(({ key }) => key)
      return [{ body: { keys: order, seen: order } }]
    },
  },
  'administration.units.change': {
    read: async () => (await listed('administration.units.list')).map((one) => byId(one, 'key')),
  },
  'administration.messageTemplates.keep': {
    read: async () => (await listed('administration.messageTemplates.list')).map((body) => ({ body })),
  },
  'administration.pageTexts.change': {
    read: async () => [{ body: await answer('administration.pageTexts.show') }],
  },
  'administration.settings.change': {
    read: async () => [{ body: (await answer('administration.settings.show'))['settings'] as Facts }],
  },
  'administration.customers.retain': {
    read: async () => {
      const { retention_days: days, revision } = await answer('administration.customers.erasures')
      return [{ body: { days, revision } }]
    },
  },
  'operationRequests.changeRules': {
    make: () =>
      answer('operationRequests.changeRules', {
        body: {
          thresholds: [{ currency_code: 'KWD', one_above: '900', two_above: null }],
          makers: [],
        },
      }),
    read: async () => {
      const { users, ...body } = await answer('operationRequests.rules')
      const makers = (users as Facts[]).filter(({ is_maker }) => is_maker).map(({ id }) => id)
      return [{ body: { ...body, makers } }]
    },
  },
  'products.change': {
    read: async () => (await listed('products.list')).map((one) => asCounted(one)),
  },
  'products.patch': {
    read: async () => (await listed('products.list')).map((one) => asCounted(one)),
  },
  'products.stores.change': {
    read: async () => (await listed('products.stores.list')).map((one) => byId(one)),
  },
  'products.categories.change': {
    read: async () => (await listed('products.categories.list')).map((one) => byId(one)),
  },
  'products.vouchers.change': {
    read: async () => (await listed('products.vouchers.list')).map((one) => byId(one)),
  },
  'products.banners.change': {
    read: async () => (await listed('products.banners.list')).map((one) => byId(one)),
  },
  'products.settings.change': {
    read: async () => [{ body: await answer('products.settings.show') }],
  },
  'transactions.saveFields': { read: fieldsOf('transactions.fields', requests) },
  'transactions.saveDeletedFields': { read: fieldsOf('transactions.deletedFields', requests) },
  'transactions.saveAllFields': { read: fieldsOf('transactions.allFields') },
  'lists.changeView': {
    make: () =>
      answer('lists.addView', {
        query: '?list=all',
        body: { name: 'As read', query: { state: 'paid' }, columns: [] },
      }),
    read: async () => (await listed('lists.views', { query: '?list=all' })).map((one) => byId(one)),
  },
  'transactions.partialUpdate': {
    read: async () => {
      const [{ id } = { id: '' }] = await listed('transactions.list', {
        params: requests,
        query: '?state=created&page_size=1',
      })
      const params = { ...requests, id: String(id) }
      const detail = await answer('transactions.detail', { params })
      const remarks = detail['remark_rows']
      const file = detail['attachment'] as Facts | null
      return [{ params, body: { ...detail, remarks, attachment: file && file['url'] } }]
    },
  },
}

/** Written, but never read back in the same shape. */
const others: Partial<Record<AnyRoute, string>> = {
  'links.serverChange': 'the same body as of staff',
  'bookings.update': 'an act: a booking is canceled, moved, or has another address',
  'bulk.correct': 'cells of a file, read as rows',
  'imports.correct': 'cells of a file, read as rows',
  'pay.updateExtra': "the payer's address, which is never shown again",
}

const written = everyRoute.filter(({ verb }) => verb === 'PUT' || verb === 'PATCH')

test('every resource that is written stands in the table', () => {
  const known = [...Object.keys(resources), ...Object.keys(others)]
  expect(written.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

test.each(Object.entries(resources))('what is read can be written: %s', async (name, { make, read }) => {
  const route = written.find((one) => one.name === name)?.route
  const body = route && 'body' in route ? (route.body as Schema) : null
  if (!body) throw new Error(`${name} has no body`)
  await make?.()
  const before = await read()
  expect(before.length).toBeGreaterThan(0)
  const wrong: unknown[] = []
  for (const one of before) {
    const sent = writable(body, one.body)
    // True: a key of the table is the name of a route.
    const { status, text } = await ask(name as AnyRoute, { ...one, body: sent })
    if (status !== 200) wrong.push({ ...one.params, status, text, sent })
  }
  expect(wrong).toEqual([])
  const kept = (all: Read[]) => all.map((one) => without(marks, writable(body, one.body) as Facts))
  expect(kept(await read())).toEqual(kept(before))
})

/** They say which state was seen, and are others after every write. */
const marks = ['revision', 'version', 'updated_at', 'changed_at']
const without = (names: readonly string[], facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)))

type Schema = z.ZodType & {
  def: { type: string; innerType?: Schema; element?: Schema; shape?: Record<string, Schema> }
}

/** Of what was read, all that the body may say, as it was read. */
function writable(schema: Schema, value: unknown): unknown {
  const { type, innerType, element, shape } = schema.def
  if (innerType) return writable(innerType, value)
  if (type === 'array' && element && Array.isArray(value)) return value.map((one) => writable(element, one))
  if (!shape || typeof value !== 'object' || value === null) return value
  const given = value as Facts
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, inner]) =>
      Object.hasOwn(given, key) ? [[key, writable(inner, given[key])]] : [],
    ),
  )
}
