import { deliveryLimits } from '@wasl/domain/delivery'

/** Fields of the checkout's form and the longest text of each. What a product asks for is `value:{slug}:{code}` beside them. */
export const checkoutFields = {
  name: 64,
  phone: 32,
  email: 128,
  fulfilment: 8,
  store: 64,
  voucher: 64,
  gatewayCode: 64,
  address: 64,
  ...deliveryLimits,
} as const

export type CheckoutField = keyof typeof checkoutFields

export const addressFields = [
  'area',
  'block',
  'street',
  'houseNo',
  'floor',
  'officeNo',
  'avenue',
  'paciNo',
  'specialInstructions',
] as const

export const valueField = (slug: string, code: string): string => `value:${slug}:${code}`
