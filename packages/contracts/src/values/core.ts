import { z } from 'zod'

/** Exact decimal text in the currency's own digits, e.g. `48.750` (KWD), `500` (JPY). Never a float. */
export const DecimalText = z.string().regex(/^-?\d{1,13}(\.\d{1,4})?$/)

/** Decimal text of a sum, which can have more digits than one amount. */
export const SumText = z.string().regex(/^-?\d{1,40}(\.\d{1,4})?$/)

export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/)

/** RFC 3339 with a zone, years 1 to 9999 in UTC. The database and its driver disagree about other years. */
export const Instant = z.iso.datetime({ offset: true, abort: true }).refine((text) => {
  const at = Date.parse(text)
  return at >= Date.parse('0001-01-01T00:00:00Z') && at < Date.parse('+010000-01-01T00:00:00Z')
})

/**
 * product.md 11.1: money that arrived for a request and counts nowhere, because it did not match. Until the merchant
 * resolves it, nothing more can be paid. `amount` is null if it could not be read.
 */
export const Unresolved = z.object({
  amount: DecimalText.nullable(),
  currency: CurrencyCode,
  since: Instant,
})

/** Letters, digits, `-` and `_`; usually 16 random bytes as base64url, seeds may name their own. */
export const PublicId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

const Texts = z.union([z.string(), z.array(z.string())])

/** The core's error body (S1 §8): `detail` and `code`, or texts per field, in the request's language. */
export const CoreError = z
  .object({
    detail: z.string().optional(),
    code: z.string().optional(),
    non_field_errors: z.array(z.string()).optional(),
  })
  .catchall(Texts)

/** The same for a route with a field named `code`: either a code for programs, or the problem of the field. */
export const CodeErrors = z
  .object({
    detail: z.string().optional(),
    code: Texts.optional(),
    non_field_errors: z.array(z.string()).optional(),
  })
  .catchall(Texts)

export const Detail = z.object({ detail: z.string(), code: z.string() })

/** Statuses that any route may answer besides its own. */
export const coreProblems = { 400: CoreError, 413: Detail, 415: Detail, 421: Detail, 429: Detail } as const

/** The same for routes with a guard: 401 not signed in, 403 not allowed. */
export const staffProblems = { ...coreProblems, 401: Detail, 403: Detail, 404: Detail } as const

/** 423: the merchant or its unit accepts no payments now. */
export const Paused = Detail.extend({
  message_en: z.string(),
  message_ar: z.string(),
  paused_until: Instant.nullable(),
})
