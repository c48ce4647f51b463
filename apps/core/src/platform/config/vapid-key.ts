import { createECDH } from 'node:crypto'

/** The public half of a P-256 key, uncompressed; both in base64url. Null where the text is no key. */
export function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    return null
  }
  return pair.getPublicKey('base64url')
}
