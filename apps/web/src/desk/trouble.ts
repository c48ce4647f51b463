import { Refused } from '../base/session/answer-of.ts'

/** What stands in the way of saving: said above the form, or at the fields. */
export type Trouble = {
  message: string | null
  /** It is no longer what was read: it has to be looked at again. */
  isOutdated: boolean
  fields: Readonly<Record<string, string>>
}

export const calm: Trouble = { message: null, isOutdated: false, fields: {} }

export const wrongFields = (fields: Trouble['fields']): Trouble => ({ ...calm, fields })

/** Of the refusals with 409: the others, as one too many, are mended elsewhere, and what was typed is sent once more. */
const outdated = new Set(['changed', 'not_possible'])

/** A field's problem stands at the field alone. */
export function troubleOf(error: unknown, unanswered: string): Trouble {
  if (!(error instanceof Refused)) return { ...calm, message: unanswered }
  const { code, fieldErrors = {}, message } = error.problem
  const fields = Object.fromEntries(Object.entries(fieldErrors).map(([name, [text = '']]) => [name, text]))
  const hasFields = Object.keys(fields).length > 0
  return { message: hasFields ? null : message, isOutdated: outdated.has(code), fields }
}
