import type { CodeErrors, CoreError, Detail, Paused } from '@wasl/contracts/values/core'
import type { Problem } from '@wasl/contracts/values/web'
import type { z } from 'zod'
import { byName } from '@wasl/domain/by-name'
import { problemText, type Speaking } from './problem.ts'

const webNames: Readonly<Record<string, string>> = byName({
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
})

type Texts = z.infer<typeof CodeErrors>
type Refusal = z.infer<typeof CoreError> | Texts | z.infer<typeof Detail> | z.infer<typeof Paused>

/** S1 §8 "Generic requests": the core's message, else its first field error, else our own words. */
export function toProblem(refusal: Refusal, to: Speaking): Problem {
  // The common ground of them: texts by field, of which `Detail` has none.
  const error = refusal as Texts
  const fieldErrors = fieldErrorsOf(error)
  const message = error.detail ?? error.non_field_errors?.[0] ?? Object.values(fieldErrors)[0]?.[0]
  return {
    code: wordOf(error) ?? (Object.keys(fieldErrors).length > 0 ? 'invalid' : 'refused'),
    message: message ?? problemText('unexpected', to.language),
    ...(Object.keys(fieldErrors).length > 0 && { fieldErrors }),
    requestId: to.requestId,
  }
}

/** 423 carries its message and its end beside `detail`: they are no fields. */
const notFields = new Set(['detail', 'code', 'non_field_errors', 'message_en', 'message_ar', 'paused_until'])

/** Where a field of the request is named `code`, what is wrong with it stands under the same name. */
const wordOf = ({ code }: Texts): string | undefined => (typeof code === 'string' ? code : undefined)

function fieldErrorsOf(error: Texts): Record<string, string[]> {
  const fields = Object.entries(error).filter(
    (entry): entry is [string, string | string[]] =>
      entry[1] !== undefined &&
      (!notFields.has(entry[0]) || (entry[0] === 'code' && Array.isArray(entry[1]))),
  )
  return Object.fromEntries(
    fields.map(([field, texts]) => [webNames[field] ?? field, typeof texts === 'string' ? [texts] : texts]),
  )
}
