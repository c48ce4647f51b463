import { requiredFields, type DeliveryFields } from '@wasl/domain/delivery'

/** What is required and empty, in the order of the form: while Continue is closed, also what it would ask for next. */
export const missingFields = (fields: DeliveryFields, asksAddress: boolean) =>
  asksAddress ? requiredFields(fields).filter((name) => fields[name].trim() === '') : []
