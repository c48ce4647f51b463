import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { StaffSessions } from '../../platform/staff-sessions.ts'
import type { BffEnv } from '../../bff-env.ts'
import type { Caller, CoreApi, CoreClient } from '../../core/core-client.ts'
import { CoreFailure, unexpectedAnswer } from '../../core/core-failure.ts'
import type { Log } from '../../log.ts'
import { barePolicy } from '../../pages/csp.ts'
import { callerOf } from '../../middleware/caller.ts'
import { always } from '../../middleware/security-headers.ts'
import { bearerOf } from '../../middleware/signed-in.ts'
import { ownProblem } from '../../answer/problem.ts'
import { letGo } from './let-go.ts'
import { frameOf, isTold, toLiveEvent } from './live.translate.ts'
import { whatWasMissed } from './missed.ts'
import { createOpenStreams } from './open-streams.ts'
import { Stream } from './stream.ts'
import { speakingTo } from '../../answer/speaking-to.ts'
import { liveKey } from '@wasl/contracts/live-key'
import { createLiveChannel, type LiveChannel } from './live-channel.ts'

type Deps = {
  core: CoreClient
  sessions: StaffSessions
  secret: string
  log: Log
  /** Ends every connection, so that the server can stop. */
  stopping?: AbortSignal | undefined
}

/**
 * `/bff/live`: server-sent events for whoever is signed in, written on the raw response. What was missed since
 * `Last-Event-ID` (or `after`, where the page itself remembers) comes first.
 */
export function liveStream({ core, sessions, secret, log, stopping }: Deps) {
  const hub = createLiveHub({ core, secret, log })
  /** Nobody sits before a line that stays open: what it asks, and the trade of tokens that takes, is no word of its user. */
  const speakFor = (sessionId: string, by: Caller): CoreApi => {
    const caller = { ...by, isBackground: true }
    return core.as(caller, bearerOf(sessionId, { core, sessions, caller }))
  }
  const streams = createOpenStreams({
    isSignedIn: async (id, host) => (await sessions.find(id, host)) !== null,
    authorise: ({ host, sessionId, address }) =>
      authorise(speakFor(sessionId, { host, address, language: 'en', requestId: randomUUID() })),
    onClose: (stream) => hub.channelOf(stream.host).remove(stream),
  })
  const recheck = (stream: Stream) => void streams.recheck(stream)
  stopping?.addEventListener('abort', () => streams.closeAll())

  return async function withLive(c: Context<BffEnv>): Promise<Response> {
    const to = speakingTo(c)
    if (!isFromThisSite(c)) return c.json(ownProblem('crossSite', to), 403)
    const session = c.get('session')
    if (!session) return c.json(ownProblem('notAuthenticated', to), 401)
    const user = { host: c.get('host'), username: session.staff.username }
    if (stopping?.aborted || !streams.take(user)) {
      c.header('retry-after', '30')
      return c.json(ownProblem('tooManyRequests', to), 429)
    }
    const channel = hub.channelOf(user.host)
    const response = rawResponse(c)
    const stream = new Stream({
      ...user,
      sessionId: session.id,
      address: c.get('address'),
      response,
      recheck,
    })
    channel.add(stream)
    const giveUp = () => {
      channel.remove(stream)
      streams.leave(user)
    }
    const api = speakFor(session.id, callerOf(c))
    const missed = await whatWasMissed(api, lastHeard(c)).catch((error: unknown) => {
      giveUp()
      throw error
    })
    // Whoever is gone already is not told of their own going.
    if (response.destroyed || stopping?.aborted) {
      giveUp()
      response.destroy()
      return RESPONSE_ALREADY_SENT
    }
    stream.mayHear(missed.audiences)
    begin(c, response)
    if (!missed.isComplete) response.write(frameOf(missed.latest, { kind: 'reset' }))
    for (const event of missed.events.filter(isTold)) response.write(frameOf(event.id, toLiveEvent(event)))
    response.write(`id: ${missed.latest}\nevent: ready\ndata: {}\n\n`)
    channel.release(stream, missed.latest)
    streams.add(stream)
    // Once everybody who looks at the request has seen it.
    setImmediate(letGo, response)
    return RESPONSE_ALREADY_SENT
  }
}

async function authorise(api: CoreApi): Promise<readonly string[] | null> {
  try {
    return (await whatWasMissed(api, null)).audiences
  } catch (error) {
    const isRefused = error instanceof CoreFailure && (error.status === 401 || error.status === 403)
    if (isRefused) return null
    throw error
  }
}

/** A browser says where a request comes from; `EventSource` of another site sends its origin. */
function isFromThisSite(c: Context<BffEnv>): boolean {
  const [site, origin] = [c.req.header('sec-fetch-site'), c.req.header('origin')]
  if (origin !== undefined && origin.toLowerCase() !== c.get('origin')) return false
  return site === undefined || site === 'same-origin'
}

function lastHeard(c: Context<BffEnv>): string | null {
  const id = c.req.header('last-event-id') ?? c.req.query('after')
  return id !== undefined && /^\d{1,15}$/.test(id) ? id : null
}

/** The response of Node's own server: Hono's stream costs three times the memory of a connection. */
function rawResponse(c: Context<BffEnv>): ServerResponse {
  const { outgoing } = c.env as { outgoing?: ServerResponse }
  if (!outgoing) throw new Error('live events need the server of Node')
  return outgoing
}

const ignored = () => {}

function begin(c: Context<BffEnv>, response: ServerResponse): void {
  // A browser that is gone is noticed by `close`; a frame that was on its way to it must not end the server.
  response.on('error', ignored)
  // The server would tell the request of it, which nobody reads any more, and keeps all of it until then.
  response.removeAllListeners('close')
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    ...always,
    'content-security-policy': barePolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-request-id': c.get('requestId'),
  })
  response.write('retry: 3000\n\n')
}

type HubDeps = { core: CoreClient; secret: string; log: Log }

/** One channel for each merchant's host somebody listens at. */
function createLiveHub({ core, secret, log }: HubDeps) {
  const channels = new Map<string, LiveChannel>()

  const channelOf = (host: string): LiveChannel => {
    const known = channels.get(host)
    if (known) return known
    const key = liveKey(host, secret)
    const made = createLiveChannel({
      ask: async (after) => {
        const api = core.as({ host, language: 'en', requestId: randomUUID(), address: '' })
        const got = await api.live.feed({ query: { after: String(after) }, headers: { 'x-wasl-live': key } })
        if (got.status !== 200) throw unexpectedAnswer(got)
        return got.body.events
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
      onFailure: (err) => log.warn({ err, host }, 'live events could not be heard'),
    })
    channels.set(host, made)
    return made
  }
  return { channelOf }
}
