import type { Problem } from '@wasl/contracts/values/web'
import type { Locale } from '@wasl/domain/locale'
import type {
  ChoicesOutcome,
  FieldErrors,
  PayInput,
  PayOutcome,
  PayPageLoad,
} from '@wasl/machines/pay/pay-outcomes'
import { payPageMachine } from '@wasl/machines/pay/payPage.machine'
import { fromPromise } from 'xstate'
import type { WebClient } from '../base/client.ts'
import { whenOnline } from '../base/when-online.ts'
import type { AttemptKeys } from './result/attempt-keys.ts'

export type PaySockets = {
  client: () => Promise<WebClient>
  keys: AttemptKeys
  locale: () => Locale
  /** Where the press comes from, besides the payer's own page. */
  place?: () => 'pos' | null
  isOffline?: () => boolean
  attemptPath: (attemptId: string) => string
  wait: (ms: number) => Promise<void>
}

/** Where the pay page's machine meets the web contract. */
export const payPageLogic = (sockets: PaySockets) =>
  payPageMachine.provide({
    guards: { isOffline: () => sockets.isOffline?.() ?? false },
    actors: {
      loadPage: fromPromise(({ input }) => loadPage(sockets, input.transactionId)),
      loadChoices: fromPromise(({ input }) => loadChoices(sockets, input)),
      pay: fromPromise(({ input, signal }) => pay(sockets, input, signal)),
      connection: fromPromise(whenOnline),
    },
  })

async function loadPage({ client, keys }: PaySockets, id: string): Promise<PayPageLoad> {
  const answer = await (await client()).pay.page({ params: { id } })
  switch (answer.status) {
    case 200:
      if (answer.body.kind === 'payable' && answer.body.page.liveAttemptId === null) keys.settled()
      return answer.body
    case 404:
    case 423:
      return answer.body
    default:
      throw new Error(`the pay page answered ${answer.status}`)
  }
}

async function loadChoices(
  { client }: PaySockets,
  { transactionId, amount }: { transactionId: string; amount: string },
): Promise<ChoicesOutcome> {
  const answer = await (await client()).pay.choices({ params: { id: transactionId }, body: { amount } })
  if (answer.status === 200) return { kind: 'choices', ...answer.body }
  return { kind: 'refused', message: answer.body.message, fieldErrors: answer.body.fieldErrors ?? {} }
}

async function pay(sockets: PaySockets, input: PayInput, signal: AbortSignal): Promise<PayOutcome> {
  const over = new AbortController()
  const stop = AbortSignal.any([signal, over.signal])
  let url: string | null = null
  try {
    const outcome = await Promise.race([
      press(sockets, input),
      liveAttempt(sockets, input.transactionId, stop),
    ])
    if (outcome.kind === 'redirect') url = outcome.url
    return outcome
  } finally {
    over.abort()
    await input.wallet?.finish(url)
  }
}

async function press(sockets: PaySockets, input: PayInput): Promise<PayOutcome> {
  const { client, keys, locale } = sockets
  const body = {
    gatewayCode: input.gatewayCode,
    amount: input.amount,
    customerAdditionalPhone: input.additionalPhone,
    termsVersion: input.termsVersion,
    locale: locale(),
    ...(sockets.place?.() === 'pos' && { place: 'pos' as const }),
    ...(input.wallet && { walletToken: input.wallet.token }),
  }
  // A key lies in the browser's storage with its command; of a wallet's token only its mark may.
  const command = input.wallet ? { ...body, walletToken: input.wallet.mark } : body
  const headers = { 'idempotency-key': keys.keyFor(JSON.stringify(command)) }
  const answer = await (await client()).pay.pay({ params: { id: input.transactionId }, headers, body })
  if (answer.status !== 200) return refusal(answer.status, answer.body)
  keys.answered()
  return { kind: 'redirect', url: answer.body.redirectUrl }
}

function refusal(status: number, { code, message, fieldErrors = {} }: Problem): PayOutcome {
  if (status === 422 || Object.keys(fieldErrors).length > 0) {
    return { kind: 'refused', message, fieldErrors: fieldErrors satisfies FieldErrors }
  }
  if (status === 404 || status === 409 || status === 423) {
    return { kind: 'stateChanged', code: code === 'expired' ? 'expired' : 'other', message }
  }
  return { kind: 'refused', message, fieldErrors: {} }
}

const patienceMs = 15_000
const lookEveryMs = 4_000

/** reliability F: after 15 s without an answer the attempt itself is looked for; nothing is called failed. */
async function liveAttempt(
  { client, attemptPath, wait }: PaySockets,
  id: string,
  stop: AbortSignal,
): Promise<PayOutcome> {
  for (let pause = patienceMs; ; pause = lookEveryMs) {
    await wait(pause)
    if (stop.aborted) return new Promise(() => {})
    const attemptId = await openAttempt(client, id)
    if (attemptId) return { kind: 'redirect', url: attemptPath(attemptId) }
  }
}

async function openAttempt(client: PaySockets['client'], id: string): Promise<string | null> {
  try {
    const answer = await (await client()).pay.page({ params: { id } })
    if (answer.status !== 200) return null
    if (answer.body.kind === 'alreadyPaid') return answer.body.attemptId
    return answer.body.kind === 'payable' ? answer.body.page.liveAttemptId : null
  } catch {
    return null
  }
}
