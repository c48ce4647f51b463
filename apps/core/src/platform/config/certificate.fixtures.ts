import { generateKeyPairSync, sign } from 'node:crypto'

/** A key, and a certificate that it signed for itself, both in PEM. */
export function certificateAndKey(): { certificate: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = publicKey.export({ type: 'spki', format: 'der' })
  const nobody = sequence()
  const validity = sequence(der(0x17, Buffer.from('250101000000Z')), der(0x17, Buffer.from('490101000000Z')))
  const told = sequence(der(0x02, Buffer.of(1)), ecdsaWithSha256, nobody, validity, nobody, subject)
  const signature = der(0x03, Buffer.concat([Buffer.of(0), sign('sha256', told, privateKey)]))
  const body = sequence(told, ecdsaWithSha256, signature).toString('base64')
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** Contents here are shorter than 64 KiB. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, Buffer.concat(parts))

const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
