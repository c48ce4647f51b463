import * as z from 'zod/mini'

export const LocalisedText = z.object({ en: z.string(), ar: z.string() })
export type LocalisedText = z.infer<typeof LocalisedText>

/** Exact decimal text and currency. `parseAmount` of @wasl/domain/money turns it into Money. */
export const MoneyValue = z.object({ amount: z.string(), currency: z.string() })
export type MoneyValue = z.infer<typeof MoneyValue>

/** The web contract's one error shape. `message` is in the request's language. */
export const Problem = z.object({
  code: z.string(),
  message: z.string(),
  fieldErrors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The current amount, if the amount was refused. */
  available: z.optional(MoneyValue),
  requestId: z.string(),
})
export type Problem = z.infer<typeof Problem>

/** Statuses that any call may answer. */
export const problems = {
  400: Problem,
  403: Problem,
  429: Problem,
  500: Problem,
  502: Problem,
  503: Problem,
}

/** Statuses that any call with a body may answer. */
export const bodyProblems = { ...problems, 413: Problem, 415: Problem }
