import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { keyAccess } from '../../access.ts'
import {
  CurrencyCode,
  DecimalText,
  Detail,
  Instant,
  Paused,
  PublicId,
  Unresolved,
  coreProblems,
} from '../../values/core.ts'
import { NewRequest } from '../../values/new-request.ts'
import { Plugin } from '../pay.contract.ts'

/** What other slices make requests of lies with the values they share; here it keeps its old address. */
export { NewRequest }

const c = initContract()

/** The plugins whose requests a merchant's own server makes. */
export const CreatingPlugin = z.enum(['payment_request', 'e_commerce', 'shopify'])
export type CreatingPlugin = z.infer<typeof CreatingPlugin>

export const CreatedRequest = z.object({
  id: PublicId,
  plugin: Plugin,
  state: z.string(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  order_no: z.string().nullable(),
  expiration_time: Instant.nullable(),
  /** Of `checkout/{session_id}`; null for a payment request, whose page has the transaction's own id. */
  session_id: PublicId.nullable(),
  /** The page the payer opens. */
  checkout_url: z.string(),
  /** One-time, for `cpr?referrer=`; null where no pairing was asked for. */
  code: z.string().nullable(),
  created: Instant,
})

/** What became of a request, for the server that asked for the money. */
export const RequestStatus = z.object({
  id: PublicId,
  plugin: Plugin,
  state: z.string(),
  order_no: z.string().nullable(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  /** Secured without fee; paid is captured with it, also twice paid; remaining is still to be paid. */
  settled_amount: DecimalText,
  paid_amount: DecimalText,
  refunded_amount: DecimalText,
  remaining_amount: DecimalText,
  /** By which it is paid; null until then. */
  attempt: z
    .object({ id: PublicId, gateway_code: z.string(), fee: DecimalText, total: DecimalText })
    .nullable(),
  /** Money that came and counts in none of the sums; null where there is none. */
  unresolved: Unresolved.nullable(),
  session_id: PublicId.nullable(),
  expiration_time: Instant.nullable(),
  created: Instant,
  state_changed_at: Instant,
})

const headers = z.object({
  'idempotency-key': z.string().min(8).max(255),
  authorization: z.string().max(512).optional(),
})

export const requestsContract = c.router(
  {
    create: {
      method: 'POST',
      metadata: keyAccess('transactions:create', { section: 'ofPlugin', permissions: ['payment.create'] }),
      path: '/plugins/:plugin/transaction',
      pathParams: z.object({ plugin: CreatingPlugin }),
      query: z.strictObject({ json: z.string().optional(), format: z.string().optional() }),
      headers,
      body: NewRequest,
      responses: {
        201: CreatedRequest,
        401: Detail,
        403: Detail,
        404: Detail,
        409: Detail,
        422: Detail,
        423: Paused,
      },
      summary: "A merchant's server (scope transactions:create), or staff, ask for money",
      description:
        'Send `Authorization: Api-Key wasl_…` and an `Idempotency-Key`: the same key with the same body is answered with the first answer (`Idempotent-Replayed: true`), 409 while that is being made, 422 with another body.',
    },
    status: {
      method: 'GET',
      metadata: keyAccess('transactions:read'),
      path: '/plugins/:plugin/transaction/status/:id',
      pathParams: z.object({ plugin: Plugin, id: PublicId }),
      query: z.strictObject({ json: z.string().optional(), format: z.string().optional() }),
      headers: headers.pick({ authorization: true }),
      responses: { 200: RequestStatus, 401: Detail, 403: Detail, 404: Detail },
      summary: "A merchant's server (scope transactions:read) asks what became of a request",
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: coreProblems,
  },
)
