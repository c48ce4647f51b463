import { z } from 'zod'
import * as tokens from './core/auth/tokens.contract.ts'
import * as gateways from './core/dashboard/administration/gateways.contract.ts'
import * as users from './core/dashboard/administration/users.contract.ts'
import * as webhooks from './core/dashboard/administration/webhooks.contract.ts'
import * as bulk from './core/dashboard/bulk/shapes.contract.ts'
import * as paymentRequest from './core/dashboard/payment-request.contract.ts'
import * as restriction from './core/dashboard/restriction.contract.ts'
import * as tickets from './core/dashboard/tickets.contract.ts'
import * as bulkJobs from './core/dashboard/transactions/bulk-jobs.contract.ts'
import * as listSetup from './core/dashboard/transactions/config.contract.ts'
import * as detail from './core/dashboard/transactions/detail.contract.ts'
import * as operations from './core/dashboard/transactions/operation-values.contract.ts'
import * as row from './core/dashboard/transactions/row.contract.ts'
import * as pay from './core/pay.contract.ts'
import * as links from './core/pay/links.contract.ts'
import * as bill from './values/bill.ts'
import * as core from './values/core.ts'
import * as listConfig from './values/list-config.ts'
import * as newRequest from './values/new-request.ts'
import * as offer from './values/offer.ts'
import * as operationTask from './values/operation-task.ts'
import * as unit from './values/unit.ts'

/** Modules with objects that several routes use. The document names each by its export. */
const modules = [
  tokens,
  gateways,
  users,
  webhooks,
  bulk,
  paymentRequest,
  restriction,
  tickets,
  bulkJobs,
  listSetup,
  detail,
  operations,
  row,
  pay,
  links,
  bill,
  core,
  listConfig,
  newRequest,
  offer,
  operationTask,
  unit,
]

const named = modules.flatMap((exported) =>
  Object.entries<unknown>(exported).filter(
    (entry): entry is [string, z.ZodObject] => entry[1] instanceof z.ZodObject,
  ),
)

const names = z.registry<{ id: string }>()
for (const [id, schema] of named) names.add(schema, { id })

type Io = 'input' | 'output'
type Schema = Record<string, unknown>

/** As OpenAPI 3.0, with references to shared schemas. */
export function schemaOf(schema: z.ZodType, io: Io): Schema {
  const { definitions: _shared, ...own } = spelt(schema, io)
  return withReferences(own, io)
}

/** Shared schemas that the document uses, directly or through others, by name. */
export function sharedSchemas(document: unknown): Record<string, Schema> {
  const all = new Map(named.flatMap(([name, schema]) => [...componentsOf(name, schema)]))
  const found = new Map<string, Schema>()
  const waiting = referencesIn(document)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = all.get(name)
    if (!schema || found.has(name)) continue
    found.set(name, schema)
    waiting.push(...referencesIn(schema))
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The input form gets its own name if it differs from the output form. */
function* componentsOf(name: string, schema: z.ZodObject): Generator<[string, Schema]> {
  const own = (io: Io) => withReferences(spelt(schema, io).definitions?.[name] ?? {}, io)
  yield [name, own('output')]
  if (nameOf(name, 'input') !== name) yield [nameOf(name, 'input'), own('input')]
}

const differing = new Set(
  named
    .filter(
      ([, schema]) => JSON.stringify(spelt(schema, 'input')) !== JSON.stringify(spelt(schema, 'output')),
    )
    .map(([name]) => name),
)

const nameOf = (name: string, io: Io): string =>
  io === 'input' && differing.has(name) ? `${name}Input` : name

function spelt(schema: z.ZodType, io: Io): Schema & { definitions?: Record<string, Schema> } {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
    metadata: names,
  })
  return rest as Schema
}

const place = '#/components/schemas/'

const withReferences = (schema: Schema, io: Io): Schema =>
  JSON.parse(
    JSON.stringify(schema).replaceAll(
      /"#\/definitions\/(\w+)"/g,
      (_, name: string) => `"${place}${nameOf(name, io)}"`,
    ),
    plainReference,
  ) as Schema

/** Unwraps references: zod adds a wrapper to nullable and optional schemas. */
function plainReference(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('allOf' in value)) return value
  const { allOf, ...rest } = value
  if (!Array.isArray(allOf) || allOf.length !== 1) return value
  if ('nullable' in rest) return { type: 'object', ...rest, allOf }
  return Object.keys(rest).length === 0 ? (allOf[0] as unknown) : value
}

const referencesIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
