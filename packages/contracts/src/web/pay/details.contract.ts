import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { LocalisedText, MoneyValue, problems } from '../../values/web.ts'
import { Bill, Unit } from '../pay.contract.ts'

const c = initContract()

/** One way to share: `message` contains the link, `phone` and `email` the receiver. */
export const ShareAction = z.object({
  value: z.string(),
  /** In the request's language, for a way that this version does not know. */
  name: z.string(),
  icon: z.string(),
  message: LocalisedText,
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type ShareAction = z.infer<typeof ShareAction>

/** S1 §2 "Transaction details page (before payment)". */
export const TransactionPage = z.object({
  transactionId: z.string(),
  state: z.string(),
  border: z.enum(['good', 'bad']),
  /** In the request's language; null if the core has nothing to show (S1 §8). */
  rows: z.nullable(z.array(z.object({ label: z.string(), value: z.string() }))),
  /** A `data:` picture. */
  qrCode: z.nullable(z.string()),
  payUrl: z.string(),
  /** Mismatched money: the attempt whose page explains it. Nobody is asked to pay. */
  unresolvedAttemptId: z.nullable(z.string()),
  amount: MoneyValue,
  unit: Unit,
  header: Bill.shape.header,
  actions: z.array(ShareAction),
})
export type TransactionPage = z.infer<typeof TransactionPage>

export const DetailsLoad = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('details'), page: TransactionPage }),
  z.object({ kind: z.literal('notFound') }),
])
export type DetailsLoad = z.infer<typeof DetailsLoad>

export const detailsContract = c.router(
  {
    page: {
      method: 'GET',
      path: '/transaction/:id',
      pathParams: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
      responses: { 200: DetailsLoad, 404: DetailsLoad },
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: problems,
  },
)
