import { codeText, readCodeText } from '@wasl/domain/events/ticket-code'
import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { newPlaceKey } from './place-keys.ts'
import { createTicketSigner } from './ticket-signer.ts'

const signer = createTicketSigner('a key of the installation that is long enough')
const place = {
  event: 'tide',
  key: newPlaceKey(),
  date: '2026-12-18',
  startMinute: 1140,
  version: 1,
  ticket: 2,
}
const code = signer.codeOf(place)

test('a code says its place to the event that it is of, and to no other', () => {
  expect(signer.read(code, 'tide')).toMatchObject({
    key: place.key,
    date: '2026-12-18',
    version: 1,
    ticket: 2,
  })
  expect([signer.read(code, 'pearl'), signer.isOf(code, 'tide'), signer.isOf(code, 'pearl')]).toEqual([
    null,
    true,
    false,
  ])
  const other = createTicketSigner('a key of another installation, also long')
  expect(other.read(code, 'tide')).toBeNull()
})

test('a code with any of its 97 bytes changed is of nobody', () => {
  const { facts, signature } = readCodeText(code)!
  const bytes = [...facts, ...signature]
  const read = bytes.map((byte, at) => {
    const changed = Uint8Array.from(bytes)
    changed[at] = byte ^ 1
    return signer.read(codeText(changed), 'tide')
  })
  expect(read).toHaveLength(97)
  expect(read.filter((one) => one !== null)).toEqual([])
})

test('the public key of an event alone tells its codes', () => {
  const { facts, signature } = readCodeText(code)!
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: signer.publicKeyOf('tide') },
    format: 'jwk',
  })
  expect(verify(null, facts, key, signature)).toBe(true)
})
