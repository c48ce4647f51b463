import { latinDigits } from '../digits.ts'

/**
 * The text of a ticket's code: digits only, so that every keyboard layout types it (EVENT-★3). 33 bytes are said, 64 are the
 * Ed25519 signature of them; 97 bytes are 234 digits behind the digit of the version.
 *
 * | bytes | what |
 * |---|---|
 * | 0 | flags, 0 today |
 * | 1–16 | key of the place |
 * | 17–24 | the event: the first bytes of the hash of its id |
 * | 25–26 | day, counted from 2020-01-01 |
 * | 27–28 | minute of the start |
 * | 29–30 | version of the place's code |
 * | 31–32 | the ticket's place in the event's list |
 */
export type TicketFacts = {
  readonly key: Uint8Array
  readonly event: Uint8Array
  readonly date: string
  readonly startMinute: number
  readonly version: number
  readonly ticket: number
}

export const factsLength = 33
export const signatureLength = 64
const digitsLength = 234
const codeVersion = '1'
const firstDay = Date.UTC(2020, 0, 1)

export function writeFacts({ key, event, date, startMinute, version, ticket }: TicketFacts): Uint8Array {
  if (key.length !== 16 || event.length !== 8)
    throw new Error('a ticket has a key of 16 bytes and an event of 8')
  const bytes = new Uint8Array(factsLength)
  const view = new DataView(bytes.buffer)
  bytes.set(key, 1)
  bytes.set(event, 17)
  view.setUint16(25, (Date.parse(`${date}T00:00:00Z`) - firstDay) / 86_400_000)
  view.setUint16(27, startMinute)
  view.setUint16(29, version)
  view.setUint16(31, ticket)
  return bytes
}

export function readFacts(bytes: Uint8Array): TicketFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    key: bytes.slice(1, 17),
    event: bytes.slice(17, 25),
    date: new Date(firstDay + view.getUint16(25) * 86_400_000).toISOString().slice(0, 10),
    startMinute: view.getUint16(27),
    version: view.getUint16(29),
    ticket: view.getUint16(31),
  }
}

/** 97 bytes as 235 digits. */
export function codeText(bytes: Uint8Array): string {
  if (bytes.length !== factsLength + signatureLength)
    throw new Error(`a ticket's code has 97 bytes, not ${bytes.length}`)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return codeVersion + BigInt(`0x${hex}`).toString().padStart(digitsLength, '0')
}

/** A scanned or typed code: digits of every script, spaces and hyphens between them, and keys of AZERTY without Shift. */
export function readCodeText(typed: string): { facts: Uint8Array; signature: Uint8Array } | null {
  const text = latinDigits(fromAzerty(typed)).replaceAll(/[\s-]/g, '')
  if (!/^1\d{234}$/.test(text)) return null
  const hex = BigInt(text.slice(1)).toString(16).padStart(194, '0')
  if (hex.length > 194) return null
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return { facts: bytes.slice(0, factsLength), signature: bytes.slice(factsLength) }
}

/** A scanner that types into the digit row of a French keyboard without Shift. Its `6` is a hyphen. */
function fromAzerty(typed: string): string {
  if (![...typed].some((letter) => azerty.has(letter))) return typed
  return [...typed].map((letter) => azerty.get(letter) ?? (letter === '-' ? '6' : letter)).join('')
}

const azerty = new Map([
  ['&', '1'],
  ['é', '2'],
  ['"', '3'],
  ["'", '4'],
  ['(', '5'],
  ['è', '7'],
  ['_', '8'],
  ['ç', '9'],
  ['à', '0'],
])
