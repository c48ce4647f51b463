import { openApiDocument } from '@wasl/contracts/openapi'
import { expect, test } from 'vitest'
import { allRoutes } from './every-route.ts'

test('the document of the API names everything the core answers, itself apart', () => {
  const { paths } = openApiDocument('1.0.0')
  const missing = allRoutes
    .map(({ verb, path }) => ({ verb: verb.toLowerCase(), path: path.replace(/:(\w+)/g, '{$1}') }))
    .filter(({ verb, path }) => !Object.hasOwn(paths[path] ?? {}, verb))
  expect(missing).toEqual([{ verb: 'get', path: '/api/v1/openapi.json' }])
})
