import { createHash } from 'node:crypto'
import pg from 'pg'
import { DescribedQuery, type NamedConfig } from './described-query.ts'

declare module 'pg' {
  interface ClientConfig {
    /** Sends what is asked without waiting for the answers before it. `pg` has it, its types lack it. */
    pipeline?: boolean
  }
}

/** A connection keeps every named statement it has parsed: what comes after so many stays unnamed there. */
const mostStatements = 500
/** Beyond this a name is made each time. */
const mostNames = 2_000

/** Null: not to be named. */
const names = new Map<string, string | null>()

/**
 * Somewhere in a statement whose best plan hangs on its values, such as a range of time: it is planned each time. A plan for
 * any range takes it for a third of the table, and reads all of that for the few rows of a day.
 */
export const plannedAnew = '/* planned anew */'

/**
 * Names every other statement with parameters after its text, so that a connection parses and plans it once. Drizzle names
 * only what is prepared by hand. Names are the same in every process: a pooler in between may share statements.
 * Statements asked for in one turn leave in one write.
 */
export class NamingClient extends pg.Client {
  readonly #parsed = new Set<string>()
  #asked = 0
  #heardAt = 0

  constructor(config?: pg.ClientConfig) {
    super(config)
    const heard = () => (this.#heardAt = performance.now())
    this.connection.on('readyForQuery', () => (this.#asked = Math.max(0, this.#asked - 1)))
    this.connection.stream.on('data', heard)
  }

  /** How long it has heard nothing of what it asked; 0 where it asked nothing. */
  waitsMs(): number {
    return this.#asked === 0 ? 0 : performance.now() - this.#heardAt
  }

  /** The server's number for this connection. */
  backend(): number {
    return (this as unknown as { processID: number | null }).processID ?? 0
  }

  /** Whoever waits for an answer hears that the connection is lost. */
  giveUp(): void {
    this.connection.stream.destroy()
  }

  // The overloads of `query` differ in what they return, which is passed on.
  override query = ((first: unknown, ...rest: unknown[]) => {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    if (this.#asked === 0) this.#heardAt = performance.now()
    this.#asked += 1
    const named = this.#named(first, rest[0])
    return named ? this.#ask(named, rest) : Reflect.apply(pg.Client.prototype.query, this, [first, ...rest])
  }) as pg.Client['query']

  #ask(named: NamedConfig, rest: unknown[]): unknown {
    const query = new DescribedQuery(named, ...rest)
    if (query.callback) return super.query(query)
    const answer = new Promise((resolve, reject) => {
      query.callback = (error, result) => (error ? reject(error) : resolve(result))
      super.query(query)
    })
    return answer.catch((error: Error) => {
      // From who asked, as `pg` has it, not from the socket.
      Error.captureStackTrace(error)
      throw error
    })
  }

  /** Null: asked as it is. */
  #named(query: unknown, values: unknown): NamedConfig | null {
    if (!isConfig(query)) return null
    if (query.name !== undefined) return { ...query, name: query.name }
    const parameters = Array.isArray(values) ? values : query.values
    if (!parameters?.length) return null
    const name = nameOf(query.text)
    if (name === null) return null
    if (!this.#parsed.has(name) && this.#parsed.size >= mostStatements) return null
    this.#parsed.add(name)
    return { ...query, name }
  }
}

type Config = Omit<NamedConfig, 'name'> & { name?: string; values?: unknown[] }

/** What Drizzle passes; a text alone, or a stream such as a cursor, is left as it is. */
const isConfig = (query: unknown): query is Config =>
  typeof query === 'object' && query !== null && Object.hasOwn(query, 'text') && !('submit' in query)

function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = text.includes(plannedAnew)
    ? null
    : `w${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
  if (names.size < mostNames) names.set(text, name)
  return name
}
