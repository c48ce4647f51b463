import type { Wallet } from '@wasl/contracts/web/pay/wallet.contract'
import type { WebClient } from '../../app/client.ts'

export type WalletLine = { transactionId: string; client: () => Promise<WebClient> }
export type AppleWallet = Extract<Wallet, { kind: 'applePay' }>
export type GoogleWallet = Extract<Wallet, { kind: 'googlePay' }>

type Answer = { kind: 'session'; session: Record<string, unknown> } | { kind: 'refused'; message: string }

/** Apple's question, answered through our server. A pair that was used, or lay too long, is asked for anew, once. */
export async function merchantSession(
  line: WalletLine,
  wallet: AppleWallet,
  validationUrl: string,
): Promise<Answer> {
  const first = await askSession(line, wallet, validationUrl)
  if (first.status === 200) return { kind: 'session', session: first.body.merchantSession }
  const fresh = first.status === 409 && first.body.code === 'wallet_used' ? await freshPair(line) : null
  if (!fresh) return { kind: 'refused', message: first.body.message }
  const second = await askSession(line, fresh, validationUrl)
  return second.status === 200
    ? { kind: 'session', session: second.body.merchantSession }
    : { kind: 'refused', message: second.body.message }
}

async function askSession({ client, transactionId }: WalletLine, wallet: AppleWallet, validationUrl: string) {
  const { sessionId, code } = wallet
  return (await client()).wallet.session({
    params: { id: transactionId },
    body: { validationUrl, sessionId, code },
  })
}

async function freshPair({ client, transactionId }: WalletLine): Promise<AppleWallet | null> {
  const answer = await (await client()).pay.page({ params: { id: transactionId } })
  if (answer.status !== 200 || answer.body.kind !== 'payable') return null
  return answer.body.page.wallets.find((wallet) => wallet.kind === 'applePay') ?? null
}

/** What the sheet says at its end. A bank that still wants to see the payer has refused nothing. */
export async function isPaid({ client }: WalletLine, url: string | null): Promise<boolean> {
  if (url === null) return false
  const id = /\/(?:attempt|payment-details)\/([\w-]+)/.exec(url)?.[1]
  if (!id) return true
  try {
    const answer = await (await client()).pay.attempt({ params: { id } })
    return answer.status === 200 && answer.body.kind === 'attempt' && answer.body.attempt.view === 'success'
  } catch {
    return false
  }
}

/** Names a token without being it: presses are told apart in the browser's storage, tokens never lie there. */
export async function markOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
