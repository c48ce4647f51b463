import type { OperationRefused } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { CodeErrors, CoreError, Detail, Paused } from '@wasl/contracts/values/core'
import type { Problem } from '@wasl/contracts/values/web'
import { camel } from '@wasl/contracts/web-of'
import { byName } from '@wasl/domain/by-name'
import type { z } from 'zod'
import { unexpectedAnswer } from './core-failure.ts'
import { problemText, refusedWith, type Speaking } from '../answer/problem.ts'

type Texts = z.infer<typeof CodeErrors>
type CoreRefusal =
  | z.infer<typeof CoreError>
  | Texts
  | z.infer<typeof Detail>
  | z.infer<typeof Paused>
  | OperationRefused

/** What the web calls a field of the core. */
export type FieldName = (field: string) => string

/** `text_en` is `textEn`. A way into a field, `units.main.KWD.fee`, is the same on both sides. */
const webName: FieldName = (field) => (field.includes('.') ? field : camel(field))

/** Names of a form of its own, by those of the core; every other is the core's in camelCase. */
export function fieldNames(own: Readonly<Record<string, string>>): FieldName {
  const names = byName(own)
  return (field) => names[field] ?? webName(field)
}

/**
 * The one mapping of refusals: what the core did not do becomes the web's answer with the same status. 413 and 415 would be
 * our own mistake; an unknown host (421) has nothing.
 */
export function refused<Status extends number>(
  got: { status: Status; body: CoreRefusal },
  to: Speaking,
  nameOf?: FieldName,
) {
  if (got.status === 413 || got.status === 415) throw unexpectedAnswer(got)
  // 404 is among the statuses of every call that may be answered 421.
  const status = (got.status === 421 ? 404 : got.status) as Exclude<Status, 413 | 415 | 421>
  return refusedWith(status, toProblem(got.body, to, nameOf))
}

/** S1 §8 "Generic requests": the core's message, else its first field error, else our own words. */
export function toProblem(refusal: CoreRefusal, to: Speaking, nameOf: FieldName = webName): Problem {
  // The common ground of them: texts by field, of which `Detail` has none.
  const error = refusal as Texts
  const fieldErrors = fieldErrorsOf(error, nameOf)
  const hasFields = Object.keys(fieldErrors).length > 0
  const said = wordIn(error, 'message') ?? error.detail ?? error.non_field_errors?.[0]
  const [amount, currency] = [wordIn(error, 'available_amount'), wordIn(error, 'currency_code')]
  return {
    code: wordIn(error, 'code') ?? (hasFields ? 'invalid' : 'refused'),
    message: said ?? Object.values(fieldErrors)[0]?.[0] ?? problemText('unexpected', to.language),
    ...(hasFields && { fieldErrors }),
    ...(amount && currency && { available: { amount, currency } }),
    requestId: to.requestId,
  }
}

/** Facts beside the message. Under the name of a field they are what is wrong with it, a list of texts. */
const facts = new Set([
  'detail',
  'code',
  'message',
  'message_en',
  'message_ar',
  'paused_until',
  'available_amount',
  'currency_code',
])

const wordIn = (error: Texts, name: string): string | undefined => {
  const value = error[name]
  return typeof value === 'string' ? value : undefined
}

function fieldErrorsOf(error: Texts, nameOf: FieldName): Record<string, string[]> {
  const errors: Record<string, string[]> = byName()
  for (const [field, texts] of Object.entries(error)) {
    if (texts === undefined || texts === null || field === 'non_field_errors') continue
    if (facts.has(field) && !Array.isArray(texts)) continue
    const name = nameOf(field)
    errors[name] = [...(errors[name] ?? []), ...(Array.isArray(texts) ? texts : [texts])]
  }
  return errors
}
