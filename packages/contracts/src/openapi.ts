import { generateOpenApi } from '@ts-rest/open-api'
import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import { z } from 'zod'
import { accessOf } from './access.ts'
import { coreContract } from './core.ts'
import { byHand, ofEveryRoute, statusSentences } from './openapi-by-hand.ts'
import { schemaOf, sharedSchemas } from './shared-schemas.ts'
import { verbOf } from './verb.ts'

type Document = ReturnType<typeof generateOpenApi>
type Operating = { requestBody?: object }

/** The core contract as an OpenAPI document: served at `/api/v1/openapi.json`. */
export function openApiDocument(version: string): Document {
  const half = (isWanted: (route: AppRoute) => boolean) => documentOf(only(coreContract, isWanted), version)
  const isNamed = (route: AppRoute) => verbOf(route) !== route.method
  // GET and OPTIONS of one address would overwrite each other, because ts-rest knows no OPTIONS.
  const [plain, named] = [half((route) => !isNamed(route)), half(isNamed)]
  const paths = { ...merged(withRealVerbs(plain.paths), withRealVerbs(named.paths)), ...byHand }
  return {
    ...plain,
    servers: [{ url: '/', description: 'The installation that serves this document' }],
    components: { ...plain.components, schemas: sharedSchemas(paths), securitySchemes: { apiKey, bearer } },
    paths,
  }
}

function documentOf(contract: AppRouter, version: string): Document {
  return generateOpenApi(
    contract,
    {
      info: {
        title: 'Wasl core API',
        version,
        license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
      },
    },
    {
      setOperationId: 'concatenated-path',
      schemaTransformer: ({ schema, type }) =>
        isZod(schema) ? schemaOf(schema, type === 'response' ? 'output' : 'input') : null,
      operationMapper: (operation, route) => ({
        ...withBody(operation, verbOf(route)),
        responses: told({ ...ofEveryRoute, ...operation.responses }),
        ...securityOf(route),
        'x-wasl-verb': verbOf(route).toLowerCase(),
      }),
    },
  )
}

/** ts-rest describes a status by its number. */
function told<Answers extends object>(responses: Answers): Answers {
  const entries = Object.entries(responses).map(([status, answer]: [string, { description?: string }]) => [
    status,
    answer.description === status ? { ...answer, description: statusSentences[status] ?? status } : answer,
  ])
  // The same statuses, each described.
  return Object.fromEntries(entries) as Answers
}

/** OpenAPI 3.0 allows no body for DELETE, so the body that S2 §7 sends is described beside it. */
function withBody<Operation extends Operating>(operation: Operation, verb: string): Operation {
  const { requestBody, ...rest } = operation
  if (!requestBody) return operation
  const body = { ...requestBody, required: true }
  if (verb !== 'DELETE') return { ...operation, requestBody: body }
  const description = 'Takes the body that `x-request-body` describes.'
  // Correct except for the body, which is optional in an operation.
  return { ...rest, description, 'x-request-body': body } as unknown as Operation
}

const only = (contract: AppRouter, isWanted: (route: AppRoute) => boolean): AppRouter =>
  Object.fromEntries(
    Object.entries(contract).flatMap(([key, entry]): [string, AppRoute | AppRouter][] => {
      if (!isAppRoute(entry)) return [[key, only(entry, isWanted)]]
      return isWanted(entry) ? [[key, entry]] : []
    }),
  )

function merged(left: Document['paths'], right: Document['paths']): Document['paths'] {
  const paths = { ...left }
  for (const [path, operations] of Object.entries(right)) paths[path] = { ...paths[path], ...operations }
  return paths
}

const apiKey = {
  type: 'apiKey',
  in: 'header',
  name: 'authorization',
  description: 'Api-Key wasl_{key id}.{secret}',
} as const

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description: 'The access token of POST /user/token',
} as const

function securityOf(route: AppRoute): { security: Record<string, never[]>[] } {
  const access = accessOf(route)
  switch (access?.access) {
    case 'key':
      return { security: [{ apiKey: [] }, ...(access.staff ? [{ bearer: [] }] : [])] }
    case 'staff':
      return { security: [{ bearer: [] }] }
    case 'public':
    case undefined:
      return { security: [] }
  }
}

const isZod = (schema: unknown): schema is z.ZodType => schema instanceof z.ZodType

/** ts-rest files a route under its stand-in method. This restores the method of the real mount. */
function withRealVerbs(paths: Document['paths']): Document['paths'] {
  return Object.fromEntries(
    Object.entries(paths).map(([path, operations]: [string, Record<string, { 'x-wasl-verb': string }>]) => [
      path,
      Object.fromEntries(
        Object.values(operations).map(({ 'x-wasl-verb': verb, ...operation }) => [verb, operation]),
      ),
    ]),
  )
}
