import { expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'

type Schema = {
  $ref?: string
  type?: string
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}
type Content = { content?: { 'application/json'?: { schema?: Schema } } }
type Operation = { requestBody?: Content; responses: Record<string, Content> }

const document = openApiDocument('1')
// The document's own types end at its paths.
const schemas = document.components?.schemas as Record<string, Schema>
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb} ${path}`, operation })),
)

const namesIn = (part: unknown): string[] =>
  [...(JSON.stringify(part) ?? '').matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) =>
    to.replace('#/components/schemas/', ''),
  )

function schemaIn({ content }: Content = {}): Schema {
  const schema = content?.['application/json']?.schema ?? {}
  return schema.$ref ? (schemas[namesIn(schema)[0] ?? ''] ?? {}) : schema
}

test('every reference leads to a shared schema, and every shared schema is referred to', () => {
  expect([...new Set(namesIn(document))].toSorted()).toEqual(Object.keys(schemas))
  expect(JSON.stringify(document)).not.toContain('definitions')
})

test('a refusal is written once', () => {
  const detail = {
    type: 'object',
    properties: { detail: { type: 'string' }, code: { type: 'string' } },
    required: ['detail', 'code'],
    additionalProperties: false,
  }
  expect(schemas['Detail']).toEqual(detail)
  expect(JSON.stringify(document).split(JSON.stringify(detail))).toHaveLength(2)
})

test('what is sent is never described as what is answered where the two differ', () => {
  const sent = new Set(operations.flatMap(({ operation }) => namesIn(operation.requestBody)))
  const answered = new Set(operations.flatMap(({ operation }) => namesIn(operation.responses)))
  expect([...sent].filter((name) => `${name}Input` in schemas)).toEqual([])
  expect([...answered].filter((name) => name.endsWith('Input'))).toEqual([])
})

test('a DELETE that needs no body declares none', () => {
  const empty = operations.filter(
    ({ name, operation }) =>
      name.startsWith('delete ') &&
      operation.requestBody &&
      Object.keys(schemaIn(operation.requestBody).properties ?? { items: {} }).length === 0,
  )
  expect(empty.map(({ name }) => name)).toEqual([])
})

test('where a field is named code, a 400 may hold what is wrong with it under that name', () => {
  const asking = operations.filter(({ operation }) => schemaIn(operation.requestBody).properties?.['code'])
  const texts = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }
  expect(
    asking.map(({ name, operation }) => [name, schemaIn(operation.responses['400']).properties?.['code']]),
  ).toEqual([
    ['post /api/v1/plugins/catalogue/invoice/discount', texts],
    ['post /api/v1/plugins/event/hold', texts],
    ['post /api/v1/plugins/event/pay-choices', texts],
    ['post /api/v1/plugins/event/registration/{slug}', texts],
    ['post /api/v1/cpr/{referrer}', texts],
    ['post /api/v1/plugins/{plugin}/transaction/pay/{id}/wallet-session', texts],
    ['post /api/v1/user/verify_otp', texts],
    ['post /api/v1/plugins/catalogue/dashboard/vouchers', texts],
    ['put /api/v1/plugins/catalogue/dashboard/vouchers/{id}', texts],
  ])
})
