import { closeStatementFrame, fromClient, syncFrame } from './frames.ts'

const STATEMENT = 0x53

/**
 * One server session holds the prepared statements of every connection, so each connection's names are
 * replaced by names of its own. Replaced, not prefixed: the server cuts names at 63 bytes.
 */
export class StatementNames {
  readonly #prefix: string
  readonly #own = new Map<string, string>()
  #count = 0

  constructor(connectionId: number) {
    this.#prefix = `c${connectionId}.`
  }

  /** The frame as the server shall see it. */
  translate(frame: Buffer): Buffer {
    const at = nameOffset(frame)
    if (at === null || frame[at] === 0) return frame
    const end = frame.indexOf(0, at)
    const name = frame.toString('latin1', at, end)
    const bytes = Buffer.concat([
      frame.subarray(0, at),
      Buffer.from(this.#ownName(name)),
      frame.subarray(end),
    ])
    bytes.writeInt32BE(bytes.length - 1, 1)
    return bytes
  }

  get isEmpty(): boolean {
    return this.#own.size === 0
  }

  /** Frees on the server what this connection prepared; closing a name that is not there is no error. */
  closeAll(): Buffer {
    return Buffer.concat([...[...this.#own.values()].map(closeStatementFrame), syncFrame()])
  }

  #ownName(name: string): string {
    const known = this.#own.get(name)
    if (known !== undefined) return known
    this.#count += 1
    const own = `${this.#prefix}${this.#count}`
    this.#own.set(name, own)
    return own
  }
}

function nameOffset(frame: Buffer): number | null {
  switch (frame[0]) {
    case fromClient.parse:
      return 5
    case fromClient.bind:
      return frame.indexOf(0, 5) + 1
    case fromClient.describe:
    case fromClient.close:
      return frame[5] === STATEMENT ? 6 : null
    default:
      return null
  }
}
