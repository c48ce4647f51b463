import pg from 'pg'

/** What `pg` hears of a statement's columns before the rows come, and makes of it. */
type Columns = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown }

declare module 'pg' {
  // `pg` has these, its types lack them.
  interface Query {
    text: string
    _result: Columns
    _accumulateRows: boolean
    callback: ((error: Error | null | undefined, result: never) => void) | undefined
    prepare(connection: pg.Connection): void
    hasBeenParsed(connection: pg.Connection): boolean
    handleCommandComplete(message: unknown, connection: pg.Connection): void
  }
}

export type NamedConfig = {
  text: string
  name: string
  /** Drizzle's, the same for all it asks; without them those of `pg`. */
  types?: pg.CustomTypesConfig
}

/** Beyond this a statement is described each time. */
const mostKept = 2_000

/** By text. */
type Kept = Map<string, Columns>
const ofDrizzle: Kept = new Map()
const ofDriver: Kept = new Map()

/**
 * A named statement is described once on a connection, not each time it is asked: its columns cannot change while the
 * connection keeps it, because the server then refuses it. To tell of them, to read that and to prepare for them takes as
 * long as the rows of a short answer.
 */
export class DescribedQuery extends pg.Query {
  readonly #kept: Kept
  /** `pg` decides it where it hears of columns. */
  override _accumulateRows = true

  constructor(config: NamedConfig, ...values: unknown[]) {
    super(config, ...(values as []))
    this.#kept = config.types ? ofDrizzle : ofDriver
  }

  override prepare(connection: pg.Connection): void {
    const columns = this.hasBeenParsed(connection) && this.#kept.get(this.text)
    if (!columns) return super.prepare(connection)
    const { _result } = this
    Object.assign(_result, columns)
    super.prepare(withoutDescribe(connection))
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    super.handleCommandComplete(message, connection)
    if (this.#kept.has(this.text) || this.#kept.size >= mostKept) return
    const { _result } = this
    const { fields, _parsers, _prebuiltEmptyResultObject } = _result
    this.#kept.set(this.text, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}

const undescribed = new WeakMap<pg.Connection, pg.Connection>()

function withoutDescribe(connection: pg.Connection): pg.Connection {
  const known = undescribed.get(connection)
  if (known) return known
  const made: pg.Connection = Object.create(connection, { describe: { value: () => {} } })
  undescribed.set(connection, made)
  return made
}
