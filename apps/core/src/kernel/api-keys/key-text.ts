import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export type KeyText = { keyId: string; secret: string }

/** `wasl_{key id}.{secret}`: the first half names the row, the second proves it. Scanners for leaked secrets find it by its start. */
export const keyText = ({ keyId, secret }: KeyText): string => `wasl_${keyId}.${secret}`

/** 256 bits: no dictionary reaches it, so a fast hash is enough at rest. */
export const newKeySecret = (): string => randomBytes(32).toString('base64url')

export const hashOfKeySecret = (secret: string): string =>
  createHash('sha256').update(`wasl-api-key:${secret}`).digest('base64url')

/** Equal work whether the row exists or not, and whatever differs. */
export const isSecretOf = (secret: string, hash: string | null): boolean => {
  const given = Buffer.from(hashOfKeySecret(secret))
  const kept = Buffer.from(hash ?? hashOfKeySecret(''))
  return timingSafeEqual(given, kept) && hash !== null
}

/** Null for whatever is no key of ours. */
export function readAuthorization(header: string | undefined): KeyText | null {
  const [, keyId, secret] =
    /^Api-Key wasl_([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{32,64})$/i.exec(header ?? '') ?? []
  return keyId && secret ? { keyId, secret } : null
}
