import type { Locale } from '@wasl/domain/locale'
import { wordsOf } from '../../../platform/http/words.ts'
import type { Occasion } from '../messages.domain.ts'
import { outboxStrings, type OutboxString } from './outbox.strings.ts'
import { outboxStringsAr } from './outbox.strings.ar.ts'

const words = wordsOf({ en: outboxStrings, ar: outboxStringsAr })

export type Say = (key: OutboxString, values?: Readonly<Record<string, string>>) => string

export const sayIn =
  (locale: Locale): Say =>
  (key, values) =>
    words(key, locale, values)

export const occasionWord: Readonly<Record<Occasion, OutboxString>> = {
  created: 'occasionCreated',
  paid: 'occasionPaid',
  authorized: 'occasionAuthorized',
  cod: 'occasionCod',
  failed: 'occasionFailed',
  refunded: 'occasionRefunded',
  webhook_disabled: 'occasionWebhookDisabled',
}
