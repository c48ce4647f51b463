import type { ServerResponse } from 'node:http'
import type { Listener } from './live-channel.ts'
import type { HeardEvent } from './live.translate.ts'

type Opening = {
  host: string
  sessionId: string
  username: string
  /** Of the client. */
  address: string
  response: ServerResponse
  /** Asks anew what it may hear. */
  recheck: (stream: Stream) => void
}

/** Bytes a browser may leave untaken. */
const mostWaiting = 256 * 1024

/**
 * One connection to `/bff/live`. Thousands are open for hours, so it is all that is kept of one: no function of its own,
 * which would keep what was near it, and nothing of the request.
 */
export class Stream implements Listener {
  readonly host: string
  readonly sessionId: string
  readonly username: string
  readonly address: string
  readonly response: ServerResponse
  readonly #recheck: (stream: Stream) => void
  audiences: readonly string[] = []
  heardUpTo: number | null = null
  waiting: HeardEvent[] = []

  constructor({ host, sessionId, username, address, response, recheck }: Opening) {
    this.host = host
    this.sessionId = ownCopy(sessionId)
    this.username = username
    this.address = address
    this.response = response
    this.#recheck = recheck
  }

  mayHear(audiences: readonly string[]): void {
    this.audiences = audiences.map(keptOnce)
  }

  write(frame: Buffer): void {
    this.response.write(frame)
    // It opens again, and is told what it missed.
    if (this.response.writableLength > mostWaiting) this.response.destroy()
  }

  recheck(): void {
    this.#recheck(this)
  }
}

const known = new Map<string, string>()

/** Sections are many people's, and few. */
function keptOnce(audience: string): string {
  if (!audience.startsWith('section:')) return audience
  if (!known.has(audience)) known.set(audience, audience)
  return known.get(audience) ?? audience
}

/** A piece of a header keeps the whole header in memory. */
const ownCopy = (text: string): string => Buffer.from(text).toString()
