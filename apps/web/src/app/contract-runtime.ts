/**
 * Instead of `@ts-rest/core` in the browser's builds: the library carries a whole zod 3 of its own. The contracts and
 * clients are typed by the library; `contract-runtime.test.ts` holds the two side by side.
 */
type Schema = { '~standard': { validate: (value: unknown) => Checked | Promise<Checked> } }
type Checked = { value: unknown; issues?: undefined } | { issues: readonly unknown[] }
type Values = Readonly<Record<string, unknown>>
type Route = { method: string; path: string; contentType?: string; headers?: Values; metadata?: Values } & {
  responses: Readonly<Record<string, unknown>>
}
type Router = { readonly [name: string]: Route | Router }
type Options = { pathPrefix?: string; baseHeaders?: Values; commonResponses?: Values; metadata?: Values }
type Flags = { strictStatusCodes?: boolean; validateResponseOnClient?: boolean }
type Header = string | undefined | (() => string)
type Request = {
  route: Route
  path: string
  method: string
  headers: Record<string, string>
  body: BodyInit | undefined
  validateResponse?: boolean
  fetchOptions?: RequestInit
}
type Answer = { status: number; body: unknown; headers: Headers }
type ClientOptions = {
  baseUrl: string
  baseHeaders?: Readonly<Record<string, Header>>
  throwOnUnknownStatus?: boolean
  validateResponse?: boolean
  api?: (request: Request) => Promise<Answer>
}
type Input = { params?: Values; query?: Values; body?: unknown; headers?: Values; fetchOptions?: RequestInit }
type Client = { readonly [name: string]: ((input?: Input) => Promise<Answer>) | Client }

const noBody = Symbol('no body')
const plain = Symbol('plain type')
const same = <T>(value: T): T => value

export const initContract = () => ({
  router: withOptions,
  query: same,
  mutation: same,
  responses: same,
  response: () => plain,
  body: () => plain,
  type: () => plain,
  otherResponse: same,
  noBody: () => noBody,
})

function withOptions(router: Router, options: Options & Flags = {}): Router {
  return mapValues(router, (entry) => {
    if (!isRoute(entry)) return withOptions(entry, options)
    const { strictStatusCodes, validateResponseOnClient } = options
    return {
      strictStatusCodes,
      validateResponseOnClient,
      ...entry,
      path: (options.pathPrefix ?? '') + entry.path,
      headers: { ...options.baseHeaders, ...entry.headers },
      responses: { ...options.commonResponses, ...entry.responses },
      metadata: { ...options.metadata, ...entry.metadata },
    }
  })
}

export const initClient = (router: Router, options: ClientOptions): Client =>
  mapValues(router, (entry) => (isRoute(entry) ? callOf(entry, options) : initClient(entry, options)))

function callOf(route: Route, options: ClientOptions) {
  return async (input: Input = {}): Promise<Answer> => {
    const answer = await (options.api ?? tsRestFetchApi)({
      route,
      path: options.baseUrl + pathOf(route.path, input.params) + queryOf(input.query),
      method: route.method,
      ...bodyOf(route, input.body, headersOf({ ...options.baseHeaders, ...input.headers })),
      validateResponse: options.validateResponse,
      fetchOptions: input.fetchOptions,
    })
    const isKnown = Object.hasOwn(route.responses, answer.status)
    if (options.throwOnUnknownStatus && !isKnown) throw new Error(`${route.path} answered ${answer.status}`)
    return answer
  }
}

/** Sends a call and reads what comes back: JSON is checked by the contract. */
export async function tsRestFetchApi(request: Request): Promise<Answer> {
  const { route, path, method, headers, body, validateResponse, fetchOptions } = request
  const got = await fetch(path, { ...fetchOptions, method, headers, body })
  const { status } = got
  const schema = route.responses[status]
  const type = got.headers.get('content-type') ?? ''
  const answer = (value: unknown): Answer => ({ status, body: value, headers: got.headers })
  if (!type.includes('application/') || !type.includes('json'))
    return answer(await (type.includes('text/') ? got.text() : got.blob()))
  const value: unknown = schema === noBody ? undefined : await got.json()
  return answer(validateResponse && isSchema(schema) ? await checked(schema, value) : value)
}

async function checked(schema: Schema, value: unknown): Promise<unknown> {
  const result = await schema['~standard'].validate(value)
  if (result.issues) throw new Error(JSON.stringify(result.issues))
  return result.value
}

function bodyOf(route: Route, body: unknown, headers: Record<string, string>) {
  if (route.method === 'GET' || typeof body !== 'object' || body === null) return { headers, body: undefined }
  if (route.contentType === 'multipart/form-data') return { headers, body: formDataOf(body) }
  return { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

/** Files as they are, all else as JSON. */
function formDataOf(body: object): FormData {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [name, values] of Object.entries(body))
    for (const value of Array.isArray(values) ? values : [values])
      form.append(name, value instanceof File ? value : JSON.stringify(value))
  return form
}

const headersOf = (headers: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), typeof value === 'function' ? value() : value])
      .filter(([, value]) => value !== undefined),
  )

const pathOf = (path: string, params: Values = {}): string =>
  path.replace(/\/?:([^/?]+)\??/g, (found: string, name: string) =>
    params[name] ? `${found.startsWith('/') ? '/' : ''}${String(params[name])}` : '',
  )

function queryOf(query: Values = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => flat(name, value))
  const text = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  return text && `?${text}`
}

/** `ids[0]=a&range[from]=b`. */
function flat(name: string, value: unknown): [string, string][] {
  if (value === undefined) return []
  if (value === null) return [[name, '']]
  if (value instanceof Date) return [[name, value.toISOString()]]
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flat(`${name}[${key}]`, inner))
}

const isRoute = (entry: Route | Router): entry is Route => 'method' in entry && 'path' in entry

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '~standard' in value

const mapValues = <From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
