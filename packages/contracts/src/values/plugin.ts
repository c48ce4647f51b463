import { z } from 'zod'

export const Plugin = z.enum([
  'payment_request',
  'customer_payment',
  'bulk',
  'catalogue',
  'shopify',
  'e_commerce',
  'event',
  'food_ordering',
  'session',
  'pos',
])
export type Plugin = z.infer<typeof Plugin>
