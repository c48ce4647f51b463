import { z } from 'zod'

/** Exact decimal text in the currency's own digits, e.g. `48.750` (KWD), `500` (JPY). Never a float. */
export const DecimalText = z.string().regex(/^-?\d{1,13}(\.\d{1,4})?$/)

/** The same of a sum: of so many amounts that it has more digits than any of them. */
export const SumText = z.string().regex(/^-?\d{1,40}(\.\d{1,4})?$/)

export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/)

/** RFC 3339 with a zone, of the years 1 to 9999 in UTC: of others the database and its driver do not think alike. */
export const Instant = z.iso.datetime({ offset: true, abort: true }).refine((text) => {
  const at = Date.parse(text)
  return at >= Date.parse('0001-01-01T00:00:00Z') && at < Date.parse('+010000-01-01T00:00:00Z')
})

/**
 * product.md 11.1: money that came for a request and counts nowhere, because it did not match. Until the merchant says what
 * becomes of it, nothing more is paid there. `amount` is null where the gateway named none that could be read.
 */
export const Unresolved = z.object({
  amount: DecimalText.nullable(),
  currency: CurrencyCode,
  since: Instant,
})

/** Public ids: letters, digits, `-` and `_`; 16 random bytes as base64url, seeds may name theirs. */
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

/** The same where a field of the request is named `code`: a program's word stands there, or what is wrong with the field. */
export const CodeErrors = z
  .object({
    detail: z.string().optional(),
    code: Texts.optional(),
    non_field_errors: z.array(z.string()).optional(),
  })
  .catchall(Texts)

export const Detail = z.object({ detail: z.string(), code: z.string() })

/** What any route may answer instead of its own statuses. */
export const coreProblems = { 400: CoreError, 413: Detail, 415: Detail, 421: Detail, 429: Detail } as const

/** The same where the guard asks who it is: nobody, or somebody who may not. */
export const staffProblems = { ...coreProblems, 401: Detail, 403: Detail, 404: Detail } as const

/** 423: the merchant or its unit does not take payments for the moment. */
export const Paused = Detail.extend({
  message_en: z.string(),
  message_ar: z.string(),
  paused_until: Instant.nullable(),
})
