import { expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument('1.2.3')

test('every route of the core contract is in the document under its own verb', () => {
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations as object).map((verb) => `${verb} ${path}`),
  )
  expect(routes.toSorted()).toEqual([
    'get /api/v1/attachment/{id}',
    'get /api/v1/attempt/{id}',
    'get /api/v1/checkout/{id}',
    'get /api/v1/cpr/{referrer}',
    'get /api/v1/merchant-details',
    'get /api/v1/plugins/{plugin}/transaction/actions/{id}',
    'get /api/v1/plugins/{plugin}/transaction/details/{id}',
    'get /api/v1/plugins/{plugin}/transaction/pay/{id}',
    'get /api/v1/queue-worker/is_alive',
    'get /api/v1/transaction/locate/{id}',
    'get /api/v1/translations/ar',
    'get /api/v1/unit-details',
    'options /api/v1/plugins/{plugin}/transaction',
    'patch /api/v1/plugins/{plugin}/transaction/pay/{id}',
    'post /api/v1/attempt/{id}/check',
    'post /api/v1/attempt/{id}/return',
    'post /api/v1/cpr/{referrer}',
    'post /api/v1/gateway/{code}/callback',
    'post /api/v1/plugins/{plugin}/transaction',
    'post /api/v1/plugins/{plugin}/transaction/pay-choices/{id}',
    'post /api/v1/plugins/{plugin}/transaction/pay/{id}',
    'post /api/v1/plugins/{plugin}/transaction/pay/{id}/seen',
    'post /api/v1/plugins/{plugin}/transaction/pay/{id}/wallet-session',
    'post /api/v1/webhooks/events/{id}/replay',
  ])
})

test('schemas are spelt out, not empty', () => {
  const pay = document.paths['/api/v1/plugins/{plugin}/transaction/pay/{id}']
  expect(pay.post.requestBody.content['application/json'].schema.required).toEqual(['gateway_code'])
  expect(pay.post.responses['200'].content['application/json'].schema.properties).toEqual({
    redirect_url: { type: 'string' },
  })
  expect(Object.keys(pay.get.responses)).toEqual(['200', '400', '404', '413', '415', '421', '423', '429'])
  expect(
    pay.post.parameters.map((parameter: { name: string; in: string }) => `${parameter.in} ${parameter.name}`),
  ).toEqual(['path plugin', 'path id', 'header idempotency-key', 'query json', 'query format'])
})

test('what asks for an API key says so', () => {
  expect(document.components?.securitySchemes).toMatchObject({
    apiKey: { in: 'header', name: 'authorization' },
  })
  const at = document.paths['/api/v1/plugins/{plugin}/transaction']
  expect([at.post.security, at.options.security]).toEqual([[{ apiKey: [] }], undefined])
})

test('the document keeps no marks of how it was made', () => {
  expect(JSON.stringify(document)).not.toContain('x-wasl')
  expect(document.info).toMatchObject({ title: 'Wasl core API', version: '1.2.3' })
})
