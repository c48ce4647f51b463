import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useAttemptText } from './attempt.text.ts'
import type { Outcome } from './outcome.ts'

/** The title and the sentence under it: S1 §2 word for word where it has them, the server's own message where it speaks. */
export function useOutcomeWords(attempt: Attempt, outcome: Outcome): { title: string; message: ReactNode } {
  const t = useAttemptText()
  const locale = useLocale()
  const message = attempt.message && pick(attempt.message, locale)
  switch (outcome) {
    case 'success':
    case 'cod':
    case 'authorized':
      return { title: t('attempt.thanks'), message: t('attempt.congratulations') }
    case 'waiting':
      return { title: t('attempt.waiting'), message: t('attempt.waitingText') }
    case 'expired':
      return { title: message || t('attempt.expired'), message: null }
    case 'invalid':
      return { title: message || t('attempt.mismatch'), message: null }
    case 'failed':
    case 'canceled':
      return { title: t('attempt.oops'), message }
  }
}
