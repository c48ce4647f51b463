import { z } from 'zod'
import { asSent } from '../../tidy-input.ts'
import { Instant } from '../../values/core.ts'

/** 256 bits as base64url. */
export const Secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** The core explains what is wrong with a short password; this only limits what is hashed. */
export const NewPassword = asSent(z.string().min(1).max(1024))

/** Only compared with the stored hash. */
export const Password = asSent(z.string().max(1024))

/** `session_ends`: twelve hours after sign-in; refreshing does not extend it. */
export const TokenPair = z.object({
  access: z.string(),
  refresh: z.string(),
  access_expires: Instant,
  session_ends: Instant,
})
