import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { StaffSessions } from '../../platform/staff-sessions.ts'
import type { BffEnv } from '../../bff-env.ts'
import type { CoreApi, CoreClient } from '../../core-client.ts'
import { CoreFailure } from '../../core-failure.ts'
import type { Log } from '../../log.ts'
import { barePolicy } from '../../csp.ts'
import { callerOf } from '../../middleware/caller.ts'
import { always } from '../../middleware/security-headers.ts'
import { ownProblem } from '../../problem.ts'
import type { Listener } from './live-channel.ts'
import { letGo } from './let-go.ts'
import { createLiveHub } from './live-hub.ts'
import { frameOf, isTold, toLiveEvent } from './live.translate.ts'
import { whatWasMissed } from './missed.ts'
import { createOpenStreams, type Stream } from './open-streams.ts'
import { speakingTo } from '../../speaking-to.ts'

type Deps = {
  core: CoreClient
  sessions: Pick<StaffSessions, 'find'>
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
  const streams = createOpenStreams({
    isSignedIn: async (id, host) => (await sessions.find(id, host)) !== null,
    onClose: ({ host, listener }) => hub.channelOf(host).remove(listener),
  })
  stopping?.addEventListener('abort', () => streams.closeAll())

  return async function withLive(c: Context<BffEnv>): Promise<Response> {
    const to = speakingTo(c)
    if (!isFromThisSite(c)) return c.json(ownProblem('crossSite', to), 403)
    const session = c.get('session')
    if (!session) return c.json(ownProblem('notAuthenticated', to), 401)
    const host = c.get('host')
    const user = { host, username: session.staff.username }
    const [who, bearer] = [callerOf(c), c.get('bearer')]
    if (stopping?.aborted || !streams.take(user)) {
      c.header('retry-after', '30')
      return c.json(ownProblem('tooManyRequests', to), 429)
    }
    const channel = hub.channelOf(host)
    const response = rawResponse(c)
    const listener: Listener = {
      audiences: new Set(),
      heardUpTo: null,
      waiting: [],
      write: (frame) => void response.write(frame),
      recheck: () => void streams.recheck(stream),
    }
    channel.add(listener)
    const giveUp = () => {
      channel.remove(listener)
      streams.leave(user)
    }
    const missed = await whatWasMissed(c.get('core'), lastHeard(c)).catch((error: unknown) => {
      giveUp()
      throw error
    })
    // Whoever is gone already is not told of their own going.
    if (response.destroyed || stopping?.aborted) {
      giveUp()
      response.destroy()
      return RESPONSE_ALREADY_SENT
    }
    listener.audiences = new Set(missed.audiences)
    const stream: Stream = {
      ...user,
      sessionId: session.id,
      response,
      listener,
      // Signed anew each time: a signature is good for minutes.
      // Nothing of the request itself, which would be kept as long as the connection.
      authorise: () => authorise(core.as(who, bearer)),
    }
    begin(c, response)
    if (!missed.isComplete) response.write(frameOf(missed.latest, { kind: 'reset' }))
    for (const event of missed.events.filter(isTold)) response.write(frameOf(event.id, toLiveEvent(event)))
    response.write(`id: ${missed.latest}\nevent: ready\ndata: {}\n\n`)
    channel.release(listener, missed.latest)
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

function begin(c: Context<BffEnv>, response: ServerResponse): void {
  // A browser that is gone is noticed by `close`; a frame that was on its way to it must not end the server.
  response.on('error', () => {})
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
