import type {
  customersContract,
  Erasure,
  FoundCustomer,
  StoredCustomer,
} from '@wasl/contracts/core/dashboard/administration/customers.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import type { z } from 'zod'
import { byName } from '@wasl/domain/by-name'
import { erasedKinds } from '../../../kernel/erasure/erase-customer.service.ts'
import { showPerson, type PersonShown } from '../../../kernel/erasure/stored-of.service.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import {
  eraseAsked,
  exportCustomer,
  fewestDays,
  findCustomers,
  keepFor,
  mostDays,
  showErasures,
  type CustomersDeps,
  type FoundOne,
} from './customers.service.ts'
import { customersStrings } from './customers.strings.ts'
import { customersStringsAr } from './customers.strings.ar.ts'

const words = wordsOf({ en: customersStrings, ar: customersStringsAr })

export const customersHandlers = (deps: CustomersDeps): Handlers<typeof customersContract, CoreEnv> => ({
  find: async ({ query: { q } }, c) => {
    const { merchantId } = c.var
    const { found, limit } = await findCustomers(deps, { merchantId, q })
    return { status: 200, body: { results: found.map(foundOnWire), limit } }
  },

  erasures: async ({ query }, c) => {
    const { rows, count, asOf, merchant } = await showErasures(deps, { merchantId: c.var.merchantId, query })
    const { retentionDays: retention_days, revision } = merchant
    const results = rows.map(erasureOnWire)
    return { status: 200, body: { count, as_of: asOf, results, retention_days, revision } }
  },

  retain: async ({ body }, c) => {
    const { language } = c.var
    const kept = await keepFor(deps, byOf(c), body)
    if (kept.ok) {
      const { retentionDays: retention_days, revision } = kept.value
      return { status: 200, body: { retention_days, revision } }
    }
    if (kept.error === 'changed')
      return { status: 409, body: { detail: words('customerData.changed', language), code: 'changed' } }
    const says = words('customerData.days', language, { least: fewestDays, most: mostDays })
    const problems: Record<string, string[]> = byName({ days: [says] })
    return { status: 400, body: problems }
  },

  show: async ({ params: { id } }, c) => {
    const { merchantId } = c.var
    const person = await showPerson(deps.db, { merchantId, customerId: Number(id) })
    return person ? { status: 200, body: storedOnWire(id, person) } : missing(c)
  },

  export: async ({ params: { id } }, c) => {
    const copy = await exportCustomer(deps, byOf(c), Number(id))
    if (!copy.ok) return missing(c)
    const { person, merchantTitle, at } = copy.value
    return {
      status: 200,
      body: { made_at: at.toISOString(), merchant: merchantTitle, stored: person.stored },
    }
  },

  erase: async ({ params: { id } }, c) => {
    const erased = await eraseAsked(deps, byOf(c), Number(id))
    if (erased.ok) {
      const { publicId, at, counts } = erased.value
      const actor = byOf(c).staff.username
      return { status: 200, body: erasureOnWire({ publicId, at, counts, actor, reason: 'asked' }) }
    }
    if (erased.error === 'notFound') return missing(c)
    return {
      status: 409,
      body: { detail: words('customerData.inFlight', c.var.language), code: 'in_flight' },
    }
  },
})

const missing = (c: Context<CoreEnv>) =>
  ({
    status: 404,
    body: { detail: words('customerData.notFound', c.var.language), code: 'not_found' },
  }) as const

const foundOnWire = ({ last_at, ...person }: FoundOne): z.input<typeof FoundCustomer> => ({
  ...person,
  last_at: last_at.toISOString(),
})

type ErasureShown = {
  publicId: string
  reason: 'asked' | 'retention'
  actor: string
  counts: Record<string, number>
  at: Date
}

const erasureOnWire = ({ publicId, reason, actor, counts, at }: ErasureShown): z.input<typeof Erasure> => {
  const [customers = 0, requests = 0, messages = 0, files = 0, bulk_rows = 0, identifiers = 0] =
    erasedKinds.map((kind) => counts[kind] ?? 0)
  return {
    id: publicId,
    reason,
    actor,
    counts: { customers, requests, messages, files, bulk_rows, identifiers },
    at: at.toISOString(),
  }
}

function storedOnWire(id: string, person: PersonShown): z.input<typeof StoredCustomer> {
  const { customers, stored, isInFlight, waiting } = person
  const unique = (values: readonly (string | null)[]) => [
    ...new Set(values.filter((value) => value !== null)),
  ]
  const countOf = (kind: string) => stored[kind]?.length ?? 0
  const times = customers.map(({ createdAt }) => createdAt.toISOString()).toSorted()
  const requests = (stored['requests'] ?? []).map(({ created_at: at }) => new Date(String(at)).toISOString())
  const all = [...times, ...requests].toSorted()
  return {
    id,
    names: unique(customers.flatMap(({ nameEn, nameAr }) => [nameEn, nameAr])),
    emails: unique(customers.map(({ email }) => email)),
    phones: unique(customers.flatMap(({ phone, secondPhone }) => [phone, secondPhone])),
    counts: {
      requests: countOf('requests'),
      attempts: countOf('attempts'),
      messages: countOf('messages'),
      lists: countOf('lists'),
      history: countOf('history'),
    },
    first_at: all[0] ?? null,
    last_at: all.at(-1) ?? null,
    is_in_flight: isInFlight,
    waiting,
  }
}
