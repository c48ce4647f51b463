/** One transaction of the demo's past. Moments are ISO text; amounts are minor units. */
export type PastRow = {
  n: number
  public_id: string
  order_no: string
  plugin: string
  unit_key: string
  currency: string
  amount: number
  fee: number
  gateway: string
  outcome: Outcome
  customer: number
  language: 'en' | 'ar'
  initiator: string | null
  product_type: string | null
  bulk_id: string | null
  bulk_name: string | null
  description_en: string
  description_ar: string
  created: string
  seen: string
  tried: string
  settled: string
  deleted: boolean
}

export const outcomes = [
  'paid',
  'authorized',
  'cod',
  'attempted',
  'failed',
  'canceled',
  'expired',
  'pending',
  'created',
] as const
export type Outcome = (typeof outcomes)[number]
