import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../../access.ts'
import { CodeErrors, Detail, coreProblems } from '../../values/core.ts'

const referrer = z.object({ referrer: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) })
const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })

export const CodeLookup = z.object({
  field_label: z.string(),
  field_label_en: z.string(),
  field_label_ar: z.string(),
  kind: z.enum(['phone', 'text']),
  /** Default country of a phone number without one. */
  country: z.string(),
})

/** Code verification (S1 §2, §7): `cpr?referrer=`. */
export const codeContract = initContract().router(
  {
    lookup: {
      method: 'GET',
      metadata: publicAccess,
      path: '/cpr/:referrer',
      pathParams: referrer,
      query: Query,
      responses: { 200: CodeLookup, 404: Detail },
      summary: 'What is asked beside the code',
    },
    verify: {
      method: 'POST',
      metadata: publicAccess,
      path: '/cpr/:referrer',
      pathParams: referrer,
      query: Query,
      body: z.strictObject({ code: z.string().max(64), pair: z.string().max(128) }),
      responses: { 200: z.object({ redirect_url: z.string() }), 400: CodeErrors, 404: Detail },
      summary: 'A one-time code with its paired value; the browser follows `redirect_url`',
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: coreProblems,
  },
)
