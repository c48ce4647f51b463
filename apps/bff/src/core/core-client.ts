import { validateIfSchema, type ApiFetcher } from '@ts-rest/core'
import { coreContract } from '@wasl/contracts/core'
import { signForwarded, type Forwarded } from '@wasl/contracts/forwarded'
import { verbOf } from '@wasl/contracts/verb'
import type { Clock } from '../bff-env.ts'
import { CoreFailure } from './core-failure.ts'
import { knownMerchants } from './known-merchants.ts'
import { knownPlugins } from './known-plugins.ts'
import { lazyClient } from './lazy-client.ts'
import { specifiedAddress } from '../answer/specified-address.ts'

/** `core.fetch` of the embedded core, or the network: the bff does not know which. */
export type CoreFetch = (request: Request) => Response | Promise<Response>

export type CoreTransport = {
  readonly fetch: CoreFetch
  /** Of `CORE_URL`; embedded, any origin will do. */
  readonly baseUrl: string
}

/** Whose rights a request has: the token to send, and the one to try once more after the core refused it. */
export type Bearer = {
  token(): Promise<string | null>
  tokenAfter(stale: string): Promise<string | null>
}

/** On whose behalf a request goes out; in the background nobody waits before the page, and no session is kept alive. */
export type Caller = Forwarded & {
  readonly isBackground?: boolean
  /** Hears when the core says to ask again later. */
  readonly onWait?: (wait: Wait) => void
}

/** A refusal and the `Retry-After` that came with it. */
export type Wait = { readonly status: number; readonly retryAfter: string }

export type CoreClient = ReturnType<typeof createCoreClient>
export type CoreApi = ReturnType<CoreClient['as']>

/**
 * A typed client of the core. `as` speaks for one request: its host (the merchant), language and id, signed. With a
 * bearer it speaks for somebody who is signed in, and a 401 that stays is a failure instead of an answer.
 */
export function createCoreClient(
  transport: CoreTransport,
  { secret, clock }: { secret: string; clock: Clock },
) {
  const send = async (request: Request): Promise<Response> => {
    try {
      return await transport.fetch(request)
    } catch (cause) {
      throw new CoreFailure('the core did not answer', { status: null, cause })
    } finally {
      if (isWriting(request)) merchants.forget()
    }
  }
  const plugins = knownPlugins()
  const merchants = knownMerchants(clock)
  const clientOf = (caller: Caller, bearer: Bearer | null) => {
    let signature: Record<string, string> | null = null
    /** When it is first asked: of the clients a request is given it uses one or two. */
    const signed = () =>
      (signature ??= {
        ...signForwarded(caller, secret, clock.now()),
        ...(caller.isBackground && { 'x-wasl-background': '1' }),
      })
    const api: ApiFetcher = async ({ route, path, headers, body }) => {
      refuseOtherPath(route, path.slice(transport.baseUrl.length))
      const address = specifiedAddress(route.path, path)
      const response = await withRights(bearer, (rights) =>
        send(
          new Request(address, {
            method: verbOf(route),
            headers: { ...headers, ...signed(), ...rights },
            body: body ?? null,
            redirect: 'manual',
          }),
        ),
      )
      tellWait(response, caller)
      return { status: response.status, body: await readAnswer(route, response), headers: response.headers }
    }
    return lazyClient(coreContract, { baseUrl: transport.baseUrl, throwOnUnknownStatus: true, api })
  }
  const as = (caller: Caller, bearer: Bearer | null = null) => {
    const client = clientOf(caller, bearer)
    const anybody = bearer ? clientOf(caller, null) : client
    return Object.assign(client, {
      plugins: plugins.of(caller.host),
      merchant: merchants.of(caller, anybody),
    })
  }
  return {
    as,
    /** A request of the core API as it came, for the embedded or the remote core to answer. */
    async pass(request: Request, caller: Forwarded): Promise<Response> {
      const signed = signForwarded(caller, secret, clock.now())
      const sent = forwardedRequest(request, { baseUrl: transport.baseUrl, signed })
      try {
        return withoutConnection(await send(sent))
      } finally {
        letThrough(request)
      }
    },
    /** What no contract reads: a file or a stream, by its path below `/api/v1`, for whoever is signed in. */
    async open(path: string, { caller, bearer, signal, part, sent }: Opening): Promise<Response> {
      const signed = signForwarded(caller, secret, clock.now())
      const response = await withRights(bearer, (rights) =>
        send(
          new Request(`${transport.baseUrl}${path}`, {
            headers: { ...part, ...signed, ...rights, ...(sent && { 'content-type': sent.contentType }) },
            redirect: 'manual',
            ...(sent && { method: 'POST', body: sent.body, duplex: 'half' }),
            ...(signal && { signal }),
          } as RequestInit),
        ),
      )
      tellWait(response, caller)
      return response
    },
  }
}

/** What may be asked again as it is. */
const passing = new Set([409, 429, 503])

function tellWait({ status, headers }: Response, { onWait }: Caller): void {
  const retryAfter = headers.get('retry-after')
  if (retryAfter !== null && passing.has(status)) onWait?.({ status, retryAfter })
}

/** By staff or with a key: payers change nothing of a merchant. */
const isWriting = ({ method, headers }: Request): boolean =>
  method !== 'GET' && method !== 'OPTIONS' && method !== 'HEAD' && headers.has('authorization')

type Opening = {
  readonly caller: Caller
  readonly bearer: Bearer
  readonly signal?: AbortSignal
  /** `range` and `if-range` as they came. */
  readonly part?: Record<string, string>
  /** A file, sent by POST. */
  readonly sent?: { readonly body: Uint8Array<ArrayBuffer> | ReadableStream; readonly contentType: string }
}

/** One refresh is tried before a 401 is believed: the core refuses before it does anything, so nothing is done twice. */
async function withRights(
  bearer: Bearer | null,
  ask: (rights: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  if (!bearer) return ask({})
  const token = await bearer.token()
  const first = await ask(rightsOf(token))
  if (first.status !== 401) return first
  await first.body?.cancel()
  const next = token === null ? null : await bearer.tokenAfter(token)
  const second = next === null ? null : await ask(rightsOf(next))
  if (second && second.status !== 401) return second
  await second?.body?.cancel()
  throw new CoreFailure('nobody is signed in', { status: 401 })
}

const rightsOf = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` }

type Route = Parameters<ApiFetcher>[0]['route']

/** ts-rest puts parameters into the path as they are: one that is more than a part of it would ask for something else. */
function refuseOtherPath(route: Route, address: string): void {
  const { pathname } = new URL(address, 'http://core')
  const [wanted, asked] = [route.path.split('/'), pathname.split('/')]
  const isWanted = (part: string, at: number) =>
    part === asked[at] || (part.startsWith(':') && asked[at] !== '')
  const isPlain = address.split('?', 1)[0] === pathname
  if (!isPlain || wanted.length !== asked.length || !wanted.every(isWanted)) {
    throw new Error(`${address} is not ${route.path}`)
  }
}

/** Parsed by the contract: a core that changed its mind is a failure here, not a surprise on a screen. */
async function readAnswer(route: Route, response: Response): Promise<unknown> {
  const schema = route.responses[response.status]
  if (schema === undefined) {
    await response.body?.cancel()
    throw new CoreFailure(`${route.method} ${route.path} answered ${response.status}`, {
      status: response.status,
    })
  }
  let body: unknown
  try {
    body = await response.json()
  } catch (cause) {
    throw new CoreFailure(`${route.method} ${route.path} answered no JSON`, {
      status: response.status,
      cause,
    })
  }
  const { value, error } = validateIfSchema(body, schema)
  if (error)
    throw new CoreFailure(`${route.method} ${route.path} left its contract`, {
      status: response.status,
      cause: error,
    })
  return value
}

/** Ours to say, the connection's own, or (cookies) nothing the core API knows. */
const notForwarded =
  /^(x-wasl-.*|x-forwarded-.*|forwarded|host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*|cookie|expect|accept-encoding)$/i

/**
 * Reads on what the core did not want of a request that it answered: while that waits, the connection takes no next question,
 * which may be another visitor's behind a proxy. What does not say how long it is might never end, and is left.
 */
function letThrough({ headers, body }: Request): void {
  if (body && !body.locked && headers.has('content-length')) body.pipeTo(new WritableStream()).catch(() => {})
}

const ofTheConnection = /^(connection|keep-alive|transfer-encoding|trailer|upgrade)$/i

function withoutConnection({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers: [...headers].filter(([name]) => !ofTheConnection.test(name)) })
}

function forwardedRequest(
  request: Request,
  to: { baseUrl: string; signed: Record<string, string> },
): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers({ ...to.signed, 'accept-encoding': 'identity' })
  for (const [name, value] of request.headers) if (!notForwarded.test(name)) headers.set(name, value)
  return new Request(`${to.baseUrl}${pathname}${search}`, {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    // Node asks for it with every streamed body.
    ...(request.body && { duplex: 'half' }),
  } as RequestInit)
}
