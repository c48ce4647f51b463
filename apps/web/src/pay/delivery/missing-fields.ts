import type { DeliveryFields } from '@wasl/domain/delivery'

const asked = ['address', 'area', 'block', 'street'] as const

/** S1 §5: what keeps Continue closed, in the order of the form. */
export const missingFields = (fields: DeliveryFields, asksAddress: boolean) =>
  asksAddress ? asked.filter((name) => fields[name].trim() === '') : []
