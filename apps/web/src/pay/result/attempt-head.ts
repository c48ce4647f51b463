import type { AttemptLoad, Unit } from '@wasl/contracts/web/pay.contract'
import type { Text } from '../../i18n/text.tsx'
import type { attemptStrings } from './attempt.strings.ts'
import { outcomeOf } from './outcome.ts'

/** The page's part of the document title: the outcome comes first. */
export function attemptTitle(text: Text<keyof typeof attemptStrings>, load: AttemptLoad): string {
  if (load.kind === 'notFound') return text('attempt.notFound')
  return text(`attempt.${outcomeOf(load.attempt)}.title`)
}

/** Whose colours the header of a result wears. */
export const unitOfAttempt = (load: AttemptLoad): Unit | null =>
  load.kind === 'attempt' ? load.attempt.unit : load.unit
