import type { MessagePort } from 'node:worker_threads'
import { FrameSplitter, fromClient, frame } from './frames.ts'
import { Outbox } from './outbox.ts'
import { StatementNames } from './statement-names.ts'
import { beginsSession } from './startup.ts'
import { Receipts } from './window.ts'

/**
 * `COPY … FROM STDIN` makes the engine read its input, find none and lose its session. A refusal that already
 * lies in the input ends it as an ordinary error; where no COPY reads it, the server skips it.
 */
function withCopyRefused(batch: readonly Buffer[]): readonly Buffer[] {
  if (!batch.some(mayCopyIn)) return batch
  const last = batch.at(-1)
  if (last?.[0] === fromClient.query) return [...batch, refusal]
  return [...batch.slice(0, -1), refusal, ...batch.slice(-1)]
}

const refusal = frame(
  fromClient.copyFail,
  Buffer.from('the embedded database takes no COPY FROM STDIN: use INSERT … SELECT FROM unnest\0'),
)

const mayCopyIn = (sent: Buffer): boolean =>
  (sent[0] === fromClient.query || sent[0] === fromClient.parse) &&
  (sent.includes('stdin') || sent.includes('STDIN'))

const ENDS_A_BATCH: ReadonlySet<number | undefined> = new Set([
  fromClient.query,
  fromClient.sync,
  fromClient.flush,
  fromClient.functionCall,
])

/** Any other type would end the session for everybody. */
const KNOWN: ReadonlySet<number | undefined> = new Set(Object.values(fromClient))

/** One client as the worker sees it: its bytes cut into batches, its statements under names of its own. */
export class Connection {
  readonly outbox: Outbox
  readonly statements: StatementNames
  readonly #receipts: Receipts
  readonly #incoming = new FrameSplitter('startup')
  readonly #greeting: Uint8Array
  #batch: Buffer[] = []
  #unacknowledged = 0
  #greeted = false
  isOpen = true

  constructor(id: number, port: MessagePort, greeting: Uint8Array) {
    this.outbox = new Outbox(port)
    this.statements = new StatementNames(id)
    this.#receipts = new Receipts((bytes) => port.postMessage(bytes))
    this.#greeting = greeting
  }

  receive(bytes: Uint8Array): void {
    this.#incoming.push(bytes)
    this.#unacknowledged += bytes.byteLength
  }

  /** The next frames that belong together, or null while more bytes are needed; also when the client said goodbye. */
  nextBatch(): Uint8Array | null {
    for (let next = this.#incoming.next(); next && this.isOpen; next = this.#incoming.next()) {
      if (!this.#greeted) this.#greet(next)
      else if (next[0] === fromClient.terminate) this.close()
      else if (this.#completes(next)) return this.#takeBatch()
    }
    this.#receipts.read(this.#unacknowledged)
    this.#unacknowledged = 0
    return null
  }

  close(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.outbox.close()
  }

  get isGreeted(): boolean {
    return this.#greeted
  }

  #greet(first: Buffer): void {
    if (!beginsSession(first)) return this.close()
    this.#greeted = true
    this.outbox.add(this.#greeting)
    this.outbox.flush()
  }

  #completes(next: Buffer): boolean {
    if (!KNOWN.has(next[0])) throw new Error('a client does not send this')
    this.#batch.push(this.statements.translate(next))
    return ENDS_A_BATCH.has(next[0])
  }

  #takeBatch(): Uint8Array {
    const frames = withCopyRefused(this.#batch)
    this.#batch = []
    const [only] = frames
    return frames.length === 1 && only ? only : Buffer.concat(frames)
  }
}
