import type { Localised } from '@wasl/domain/locale'
import type { AttemptRow } from './attempt.store.ts'
import type { GatewayLine } from './gateway-line.ts'
import type { PayAnswer } from './pay-command.ts'
import type { PayRefusal } from './pay.domain.ts'
import type { PayTermsRow } from './transaction.store.ts'

/** What the first phase of paying came to. */
export type PayStep =
  | { kind: 'refused'; refusal: PayRefusal }
  | { kind: 'answered'; answer: PayAnswer }
  /** Somebody may be paying already: the gateway is asked, outside the transaction, and this is tried again. */
  | { kind: 'askFirst'; attempt: AttemptRow }
  /** Its bank has not decided it: the session is closed, outside the transaction, and this is tried again. */
  | { kind: 'closeFirst'; attempt: AttemptRow }
  | SessionToOpen

export type SessionToOpen = {
  kind: 'open'
  attempt: AttemptRow
  line: GatewayLine
  merchantName: Localised
  orderNo: string | null
  /** Its gateway may have heard of it before. */
  isAgain: boolean
}

export const opening = ({
  attempt,
  line,
  terms: { transaction, merchant },
  isAgain,
}: Pick<SessionToOpen, 'attempt' | 'line' | 'isAgain'> & { terms: PayTermsRow }): SessionToOpen => ({
  kind: 'open',
  attempt,
  line,
  merchantName: { en: merchant.titleEn, ar: merchant.titleAr },
  orderNo: transaction.orderNo,
  isAgain,
})
