import type { Seal } from '../../platform/sealing/sealed.ts'
import type { EarlierSecret } from './webhooks.schema.ts'

/** Where an endpoint's secrets open, and nowhere else. */
export const secretPlace = (publicId: string): string => `webhook_endpoint ${publicId} secret`

type Sealed = {
  publicId: string
  /** Null at a server of requests, which is never asked for its own. */
  secret: string | null
  previousSecret: string | null
  previousSecretUntil: Date | null
  earlierSecrets: EarlierSecret[]
}

/** The secrets that sign at this moment: its own, and each that it has taken the place of within a day. */
export function openSecrets(seal: Seal, endpoint: Sealed, now: Date): string[] {
  const { publicId, secret } = endpoint
  if (secret === null) throw new Error(`the endpoint ${publicId} has no secret of its own`)
  const replaced = replacedSecrets(endpoint, now).flatMap((one) => opened(seal, one.secret, publicId) ?? [])
  return [seal.open(secret, secretPlace(publicId)), ...replaced]
}

/** A signature for each stands in every header. */
const mostReplaced = 8

/** What stands in the row when `secret` is replaced. One that nobody can open any more has signed its last. */
export function replacing(
  seal: Seal,
  endpoint: Sealed,
  { now, until }: { now: Date; until: Date },
): Pick<Sealed, 'previousSecret' | 'previousSecretUntil' | 'earlierSecrets'> {
  const { publicId, secret } = endpoint
  const isKnown = secret !== null && opened(seal, secret, publicId) !== null
  const still = replacedSecrets(endpoint, now).filter((one) => opened(seal, one.secret, publicId) !== null)
  return {
    previousSecret: isKnown ? secret : null,
    previousSecretUntil: isKnown ? until : null,
    earlierSecrets: still.slice(0, mostReplaced - 1),
  }
}

/** Newest first. */
function replacedSecrets(
  { previousSecret, previousSecretUntil, earlierSecrets }: Sealed,
  now: Date,
): EarlierSecret[] {
  const previous =
    previousSecret !== null && previousSecretUntil !== null
      ? [{ secret: previousSecret, until: previousSecretUntil.toISOString() }]
      : []
  return [...previous, ...earlierSecrets].filter(({ until }) => new Date(until) > now)
}

/** Null where it was sealed with a key this installation no longer has. */
function opened(seal: Seal, sealed: string, publicId: string): string | null {
  try {
    return seal.open(sealed, secretPlace(publicId))
  } catch {
    return null
  }
}
