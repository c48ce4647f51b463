import type { Localised } from '@wasl/domain/locale'
import type { AttemptRow } from '../attempt.store.ts'
import type { GatewayLine } from '../gateway-line.ts'
import type { PayAnswer } from './pay-command.ts'
import type { PayRefusal } from './pay.domain.ts'
import type { PayTermsRow } from '../transaction.store.ts'

/** Result of the first phase of paying. */
export type PayStep =
  | { kind: 'refused'; refusal: PayRefusal }
  | { kind: 'answered'; answer: PayAnswer }
  /** Somebody may be paying: the gateway is asked outside the transaction, then this phase runs again. */
  | { kind: 'askFirst'; attempt: AttemptRow }
  /** The bank has not decided: the session is closed outside the transaction, then this phase runs again. */
  | { kind: 'closeFirst'; attempt: AttemptRow }
  | SessionToOpen

export type SessionToOpen = {
  kind: 'open'
  attempt: AttemptRow
  line: GatewayLine
  merchantName: Localised
  orderNo: string | null
  /** The gateway may have received it before. */
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
