import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import type { Text } from '../i18n/text.tsx'
import { outcomeOf } from './outcome.ts'

/** The page's part of the document title: the outcome comes first. */
export function attemptTitle(text: Text<string>, load: AttemptLoad): string {
  if (load.kind === 'notFound') return text('attempt.notFound')
  return text(`attempt.${outcomeOf(load.attempt)}.title`)
}
