export const transactionStates = [
  'created',
  'pending',
  'attempted',
  'authorized',
  'paid',
  'cod',
  'failed',
  'canceled',
  'expired',
  'invalid',
] as const
export type TransactionState = (typeof transactionStates)[number]

export const attemptStates = [
  'created',
  'submitting',
  'pending',
  'unknown',
  'authorized',
  'capturing',
  'success',
  'cod',
  'failed',
  'canceled',
  'expired',
  'invalid',
] as const
export type AttemptState = (typeof attemptStates)[number]

/** A state that this version does not know. It is shown grey, never guessed. */
export type Unknown = 'other'

export const parseTransactionState = (text: string): TransactionState | Unknown =>
  parse(transactionStates, text)
export const parseAttemptState = (text: string): AttemptState | 'paid' | Unknown =>
  text.toLowerCase() === 'paid' ? 'paid' : parse(attemptStates, text)

export type StateTone = 'info' | 'warning' | 'success' | 'danger' | 'neutral'

/** S2 §4: cod and authorized are neutral in lists. */
export function stateTone(state: TransactionState | Unknown): StateTone {
  switch (state) {
    case 'created':
      return 'info'
    case 'pending':
    case 'attempted':
      return 'warning'
    case 'paid':
      return 'success'
    case 'failed':
    case 'canceled':
    case 'expired':
    case 'invalid':
      return 'danger'
    case 'authorized':
    case 'cod':
    case 'other':
      return 'neutral'
  }
}

export type ResultView = 'success' | 'waiting' | 'failure'

/** S1 §4 and §2. A capture under way is secured money. An unknown state is never shown as a failure. */
export function resultView(state: AttemptState | 'paid' | Unknown): ResultView {
  switch (state) {
    case 'success':
    case 'paid':
    case 'cod':
    case 'authorized':
    case 'capturing':
      return 'success'
    case 'created':
    case 'submitting':
    case 'pending':
    case 'unknown':
    case 'other':
      return 'waiting'
    case 'failed':
    case 'canceled':
    case 'expired':
    case 'invalid':
      return 'failure'
  }
}

/** States in which a transaction can still be paid. */
export const isPayable = (state: TransactionState | Unknown): boolean =>
  state === 'created' || state === 'pending' || state === 'attempted'

export type SecuredState = 'paid' | 'authorized' | 'cod'

/** Money, a hold or a promise of cash is behind it. Only such a transaction can be restored after it was deleted. */
export const isSecured = (state: TransactionState | Unknown): state is SecuredState =>
  state === 'paid' || state === 'authorized' || state === 'cod'

function parse<State extends string>(known: readonly State[], text: string): State | Unknown {
  return known.find((state) => state === text.toLowerCase()) ?? 'other'
}
