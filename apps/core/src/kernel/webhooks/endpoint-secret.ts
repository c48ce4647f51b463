import type { Seal } from '../../platform/sealing/sealed.ts'

/** Where an endpoint's secrets open, and nowhere else. */
export const secretPlace = (publicId: string): string => `webhook_endpoint ${publicId} secret`

type Sealed = {
  publicId: string
  /** Null at a server of requests, which is never asked for its own. */
  secret: string | null
  previousSecret: string | null
  previousSecretUntil: Date | null
}

/** The secrets that sign at this moment: two while one replaces the other. */
export function openSecrets(
  seal: Seal,
  { publicId, secret, previousSecret, previousSecretUntil }: Sealed,
  now: Date,
): string[] {
  const isRotating = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now
  if (secret === null) throw new Error(`the endpoint ${publicId} has no secret of its own`)
  const sealed = isRotating ? [secret, previousSecret] : [secret]
  return sealed.map((text) => seal.open(text, secretPlace(publicId)))
}
