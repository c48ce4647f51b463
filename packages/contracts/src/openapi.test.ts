import { readFile } from 'node:fs/promises'
import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import { expect, test } from 'vitest'
import { coreContract } from './core.ts'
import { byHand } from './openapi-by-hand.ts'
import { openApiDocument } from './openapi.ts'
import { verbOf } from './verb.ts'

const document = openApiDocument('1.2.3')

function* routesOf(contract: AppRouter): Generator<AppRoute> {
  for (const entry of Object.values(contract)) {
    if (isAppRoute(entry)) yield entry
    else yield* routesOf(entry)
  }
}

test('every route of the core contract is in the document under its own verb', () => {
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations as object).map((verb) => `${verb} ${path}`),
  )
  const contracted = [...routesOf(coreContract)].map(
    (route) => `${verbOf(route).toLowerCase()} ${route.path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(contracted).toContain('options /api/v1/plugins/{plugin}/transaction')
  expect(routes.toSorted()).toEqual(
    [
      ...contracted,
      ...Object.entries(byHand).flatMap(([path, verbs]) =>
        Object.keys(verbs).map((verb) => `${verb} ${path}`),
      ),
    ].toSorted(),
  )
})

test('schemas are spelt out, not empty', () => {
  const pay = document.paths['/api/v1/plugins/{plugin}/transaction/pay/{id}']
  expect(pay.post.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/PayRequest',
  })
  expect(document.components?.schemas?.['PayRequest']).toMatchObject({ required: ['gateway_code'] })
  expect(pay.post.responses['200'].content['application/json'].schema.properties).toEqual({
    redirect_url: { type: 'string' },
  })
  expect(Object.keys(pay.get.responses)).toEqual('200 400 404 413 415 421 423 429 500 503'.split(' '))
  expect(
    pay.post.parameters.map((parameter: { name: string; in: string }) => `${parameter.in} ${parameter.name}`),
  ).toEqual(['path plugin', 'path id', 'header idempotency-key', 'query json', 'query format'])
})

test('a body that is asked for has to come', () => {
  const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs as Record<string, { requestBody?: { required?: boolean } }>).map(
      ([verb, { requestBody }]) => [`${verb} ${path}`, requestBody] as const,
    ),
  )
  const asking = operations.filter(([, body]) => body !== undefined)
  expect(asking.length).toBeGreaterThan(50)
  expect(asking.flatMap(([name, body]) => (body?.required ? [] : [name]))).toEqual([])
})

test('no GET and no DELETE has a body that OpenAPI 3.0 knows none of; what a DELETE takes stands beside it', () => {
  const verbs = Object.values(document.paths).flatMap((path) =>
    Object.entries(path as Record<string, object>),
  )
  const bodiless = verbs.filter(([verb]) => ['get', 'head', 'delete'].includes(verb))
  expect(bodiless.length).toBeGreaterThan(50)
  expect(bodiless.filter(([, operation]) => 'requestBody' in operation)).toEqual([])
  const many = document.paths['/api/v1/plugins/{plugin}/transaction/bulk/delete'].delete
  expect(many.description).toContain('x-request-body')
  expect(many['x-request-body'].content['application/json'].schema).toMatchObject({
    type: 'array',
    maxItems: 200,
  })
})

test('what asks for an API key or for somebody who has signed in says so', () => {
  expect(document.components?.securitySchemes).toMatchObject({
    apiKey: { in: 'header', name: 'authorization' },
  })
  const at = document.paths['/api/v1/plugins/{plugin}/transaction']
  expect([at.post.security, at.options.security]).toEqual([[{ apiKey: [] }, { bearer: [] }], []])
  expect(document.paths['/api/v1/user/details'].get.security).toEqual([{ bearer: [] }])
})

test('what is no route of the contract says what may come back as well', () => {
  const statuses = ([path, verb]: readonly [string, string]) =>
    Object.keys(document.paths[`/api/v1/${path}`][verb].responses)
  expect(statuses(['gateway/{code}/callback', 'post'])).toEqual([
    '200',
    '400',
    '401',
    '404',
    '413',
    '421',
    '429',
    '500',
    '503',
  ])
  expect(statuses(['attachment/{id}', 'get'])).toEqual(['200', '404', '421', '429', '500', '503'])
  expect(statuses(['administration/pictures', 'post'])).toEqual([
    '201',
    '400',
    '401',
    '403',
    '404',
    '421',
    '429',
    '500',
    '503',
  ])
})

test('the document keeps no marks of how it was made', () => {
  expect(JSON.stringify(document)).not.toContain('x-wasl-verb')
  expect(document.info).toMatchObject({ title: 'Wasl core API', version: '1.2.3' })
})

type Operation = {
  summary?: string
  operationId?: string
  security?: object[]
  responses: Record<string, { description: string }>
}

test('every operation says who may call it, what it does and what each status means', () => {
  const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs as Record<string, Operation>).map(([verb, operation]) => ({
      name: `${verb} ${path}`,
      operation,
    })),
  )
  const isSentence = (text: string | undefined) => /\p{L}.*\p{L}/su.test(text ?? '')
  const wanting = operations.flatMap(({ name, operation: { summary, operationId, security, responses } }) => [
    ...(security ? [] : [`${name}: security`]),
    ...(isSentence(summary) && operationId ? [] : [`${name}: summary`]),
    ...Object.entries(responses).flatMap(([status, { description }]) =>
      isSentence(description) ? [] : [`${name}: ${status}`],
    ),
  ])
  expect(wanting).toEqual([])
  expect(document.servers).toEqual([expect.objectContaining({ url: '/' })])
  expect(document.info.license?.url).toMatch(/^https:/)
})

test('what may be null has its type beside it, and nothing is wrapped for nothing', () => {
  const wrong: unknown[] = []
  JSON.stringify(document, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null) {
      const isUntyped = 'nullable' in value && !('type' in value)
      const isBareWrap = 'allOf' in value && Object.keys(value).length === 1
      if (isUntyped || isBareWrap) wrong.push(value)
    }
    return value
  })
  expect(wrong).toEqual([])
})

test('what the documentation names of lists is a field, a filter or a value of the document', async () => {
  const text = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
  const section = /## Lists of transactions\n(.*?)\n## /s.exec(text)?.[1] ?? ''
  const named = [...section.matchAll(/`([a-z_]+)(?:=\w+)?`/g)].map(([, name = '']) => name)
  const list = JSON.stringify([
    document.paths['/api/v1/plugins/{plugin}/transaction'].get,
    document.paths['/api/v1/plugins/{plugin}/currency_statistics'].get,
    document.components?.schemas,
  ])
  const isThere = (name: string) =>
    [`"${name}":`, `"name":"${name}"`, `\`${name}\``, `"${name}"`].some((written) => list.includes(written))
  expect(named).toEqual(
    expect.arrayContaining(['money_state', 'money_states', 'unresolved', 'as_of', 'follows_filters']),
  )
  expect(named.filter((name) => !isThere(name))).toEqual([])
})
