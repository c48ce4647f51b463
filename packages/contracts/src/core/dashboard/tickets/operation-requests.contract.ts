import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import {
  CoreError,
  CurrencyCode,
  DecimalText,
  Detail,
  PublicId,
  staffProblems,
} from '../../../values/core.ts'
import { OperationAnswer, OperationRequestStatus } from '../../../values/operation-task.ts'

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })

/** Decimal text; null means never. */
const Above = z.string().trim().max(32).nullable()

const Revision = z.string().max(64)

const Rules = z.object({
  /** Every currency that the merchant accepts or has a threshold for. */
  thresholds: z.array(
    z.object({
      currency_code: CurrencyCode,
      one_above: DecimalText.nullable(),
      two_above: DecimalText.nullable(),
    }),
  ),
  /** Active users. Operations of makers always need an approval. */
  users: z.array(
    z.object({
      id: z.int(),
      username: z.string(),
      name_en: z.string(),
      name_ar: z.string(),
      is_maker: z.boolean(),
    }),
  ),
  /** True for superusers. */
  may_change: z.boolean(),
  /** The version of these rules; send it with a change. */
  revision: Revision,
})

export const operationRequestsContract = initContract().router(
  {
    answer: {
      method: 'POST',
      path: '/ticket/operations/:id/:answer',
      pathParams: z.object({ id: PublicId, answer: OperationAnswer }),
      query: Query,
      // No section needed: the person who asked may withdraw it or try again.
      metadata: staff(),
      body: z.strictObject({ reason: z.string().max(500).optional() }),
      responses: {
        200: z.object({ message: z.string(), status: OperationRequestStatus }),
        400: CoreError,
        409: Detail,
      },
      summary: 'A yes, a no, taking it back, or one more try; the last yes carries the operation out at once',
    },
    rules: {
      method: 'GET',
      path: '/ticket/operation-rules',
      query: Query,
      metadata: staff({ section: 'ticket' }),
      responses: { 200: Rules },
      summary: 'Above which amounts colleagues check an operation, and whose operations they always check',
    },
    changeRules: {
      method: 'PUT',
      path: '/ticket/operation-rules',
      query: Query,
      metadata: staff({ section: 'ticket', recent: true }),
      body: z.strictObject({
        thresholds: z
          .array(z.strictObject({ currency_code: CurrencyCode, one_above: Above, two_above: Above }))
          .max(50),
        makers: z.array(z.int()).max(1_000),
        /** Without it, the change overwrites what is stored. */
        revision: Revision.optional(),
      }),
      responses: { 200: Rules, 400: CoreError, 409: Detail },
      summary: 'Replaces the rules; superusers alone',
      description: 'A field of a threshold is named `KWD.one_above` in 400.',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
