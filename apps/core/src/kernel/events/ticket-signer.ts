import {
  codeText,
  readCodeText,
  readFacts,
  writeFacts,
  type TicketFacts,
} from '@wasl/domain/events/ticket-code'
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'

export type CodeOf = {
  /** The public id of the event. */
  event: string
  key: string
  date: string
  startMinute: number
  version: number
  ticket: number
}

export type ReadCode = Omit<TicketFacts, 'key'> & { key: string }

/** Signs codes of tickets, and reads those that it signed (EVENT-★3). */
export type TicketSigner = {
  codeOf(place: CodeOf): string
  /** The place that a code names; null for a code that is none, is of another event, or was changed anywhere. */
  read(code: string, event: string): ReadCode | null
  /** The event that a code says it is of, whoever signed it: to tell a ticket of another event from no ticket. */
  isOf(code: string, event: string): boolean
  /** Raw, 32 bytes, base64url: a door without a network checks codes with it. */
  publicKeyOf(event: string): string
}

/** Each event has a key pair of its own, derived from the installation's key: nothing of it is stored. */
export function createTicketSigner(keyText: string): TicketSigner {
  const known = new Map<string, { secret: KeyObject; open: KeyObject }>()
  const pairOf = (event: string) => {
    const pair = known.get(event) ?? derivedPair(keyText, event)
    if (known.size > 1_000) known.clear()
    known.set(event, pair)
    return pair
  }
  return {
    codeOf({ event, key, ...facts }) {
      const bytes = writeFacts({ ...facts, key: Buffer.from(key, 'base64url'), event: eventMark(event) })
      return codeText(Uint8Array.from([...bytes, ...sign(null, bytes, pairOf(event).secret)]))
    },
    read(code, event) {
      const parts = readCodeText(code)
      if (!parts || !verify(null, parts.facts, pairOf(event).open, parts.signature)) return null
      const { key, ...facts } = readFacts(parts.facts)
      return { ...facts, key: Buffer.from(key).toString('base64url') }
    },
    isOf(code, event) {
      const parts = readCodeText(code)
      return parts !== null && Buffer.from(readFacts(parts.facts).event).equals(eventMark(event))
    },
    publicKeyOf: (event) => pairOf(event).open.export({ format: 'jwk' }).x ?? '',
  }
}

const eventMark = (event: string): Buffer =>
  createHash('sha256').update(`event ${event}`).digest().subarray(0, 8)

/** RFC 8410: an Ed25519 key is its seed behind this prefix. */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

function derivedPair(keyText: string, event: string): { secret: KeyObject; open: KeyObject } {
  const seed = Buffer.from(hkdfSync('sha256', keyText, 'wasl tickets', event, 32))
  const secret = createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' })
  return { secret, open: createPublicKey(secret) }
}
