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

/** Shared with other slices; re-exported here. */
export { NewRequest }

const c = initContract()

/** Plugins for which a merchant's server makes requests. */
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
  /** For `checkout/{session_id}`; null for a payment request, whose page uses the transaction's id. */
  session_id: PublicId.nullable(),
  /** The page that the payer opens. */
  checkout_url: z.string(),
  /** One-time code for `cpr?referrer=`; null if no pairing was requested. */
  code: z.string().nullable(),
  created: Instant,
})

/** Status of a request, for the server that made it. */
export const RequestStatus = z.object({
  id: PublicId,
  plugin: Plugin,
  state: z.string(),
  order_no: z.string().nullable(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  /** Settled is secured without fee; paid is captured with fee, second payments included; remaining is unpaid. */
  settled_amount: DecimalText,
  paid_amount: DecimalText,
  refunded_amount: DecimalText,
  remaining_amount: DecimalText,
  /** The attempt that paid it, or null. */
  attempt: z
    .object({ id: PublicId, gateway_code: z.string(), fee: DecimalText, total: DecimalText })
    .nullable(),
  /** Money that counts in no sum, or null. */
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
