import type { CoreError, Detail, Paused } from '@wasl/contracts/values/core'
import type { Problem } from '@wasl/contracts/values/web'
import type { z } from 'zod'
import { problemText, type Speaking } from './problem.ts'

const webNames: Readonly<Record<string, string>> = {
  gateway_code: 'gatewayCode',
  customer_additional_phone: 'customerAdditionalPhone',
  terms_version: 'terms',
  custom_address: 'customAddress',
  house_no: 'houseNo',
  office_no: 'officeNo',
  paci_no: 'paciNo',
  special_instructions: 'specialInstructions',
  delivery_location: 'location',
  new_password: 'newPassword',
  password_confirmation: 'passwordConfirmation',
  repeat_password: 'repeatPassword',
  current_password: 'currentPassword',
  email_message: 'message',
}

type Refusal = z.infer<typeof CoreError> | z.infer<typeof Detail> | z.infer<typeof Paused>

/** S1 §8 "Generic requests": the core's message, else its first field error, else our own words. */
export function toProblem(refusal: Refusal, to: Speaking): Problem {
  // The common ground of the three: texts by field, of which `Detail` has none.
  const error = refusal as z.infer<typeof CoreError>
  const fieldErrors = fieldErrorsOf(error)
  const message = error.detail ?? error.non_field_errors?.[0] ?? Object.values(fieldErrors)[0]?.[0]
  return {
    code: error.code ?? (Object.keys(fieldErrors).length > 0 ? 'invalid' : 'refused'),
    message: message ?? problemText('unexpected', to.language),
    ...(Object.keys(fieldErrors).length > 0 && { fieldErrors }),
    requestId: to.requestId,
  }
}

/** 423 carries its message and its end beside `detail`: they are no fields. */
const notFields = new Set(['detail', 'code', 'non_field_errors', 'message_en', 'message_ar', 'paused_until'])

function fieldErrorsOf(error: z.infer<typeof CoreError>): Record<string, string[]> {
  const fields = Object.entries(error).filter(([field]) => !notFields.has(field))
  return Object.fromEntries(
    fields.map(([field, texts]) => [webNames[field] ?? field, typeof texts === 'string' ? [texts] : texts]),
  )
}
