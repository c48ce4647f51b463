import { createHash, randomBytes } from 'node:crypto'

/** 256 bits: no dictionary reaches it, so a fast hash is enough at rest. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(`wasl-session:${secret}`).digest('base64url')

/** Null for whatever is no token of ours. */
export const readBearer = (authorization: string | undefined): string | null =>
  /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1] ?? null
