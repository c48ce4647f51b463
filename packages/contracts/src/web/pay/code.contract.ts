import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { LocalisedText, Problem, bodyProblems } from '../../values/web.ts'

/** What is asked besides the code (S1 §7: a lookup by referrer). */
export const CodeLoad = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('form'),
    referrer: z.string(),
    label: LocalisedText,
    field: z.enum(['phone', 'text']),
    /** Default country of a phone number without one. */
    country: z.string(),
  }),
  z.object({ kind: z.literal('notFound') }),
])
export type CodeLoad = z.infer<typeof CodeLoad>

/** Where an accepted code leads: directly, or after a page that names the host (reliability S7). */
export const CodeWay = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('go'), url: z.string() }),
  z.object({ kind: z.literal('leaving'), url: z.string(), host: z.string() }),
])
export type CodeWay = z.infer<typeof CodeWay>

/** Field names in `Problem.fieldErrors`: code, pair. */
export const codeContract = initContract().router(
  {
    verify: {
      method: 'POST',
      path: '/cpr/:referrer',
      pathParams: z.object({ referrer: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
      body: z.strictObject({
        code: z.string().check(z.maxLength(64)),
        pair: z.string().check(z.maxLength(128)),
      }),
      responses: { 200: CodeWay, 404: Problem },
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: bodyProblems,
  },
)
