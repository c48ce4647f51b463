import type { Wallet } from '@wasl/contracts/web/pay/wallet-config.contract'
import type { Problem } from '@wasl/contracts/values/web'
import type { WebClient } from '../../base/client.ts'

export type WalletLine = { transactionId: string; client: () => Promise<WebClient> }
export type AppleWallet = Extract<Wallet, { kind: 'applePay' }>
export type GoogleWallet = Extract<Wallet, { kind: 'googlePay' }>

/** Apple's own object, handed back to Apple. */
type AppleSession = Record<string, unknown>

type Answer =
  | { kind: 'session'; session: AppleSession }
  | { kind: 'refused'; message: string; isUsed: boolean }

/** Apple's question, answered through our server. A pair that was used, or lay too long, is asked for anew, once. */
export async function merchantSession(
  line: WalletLine,
  wallet: AppleWallet,
  validationUrl: string,
): Promise<Answer> {
  const first = await askSession(line, wallet, validationUrl)
  const fresh = first.kind === 'refused' && first.isUsed ? await freshPair(line) : null
  return fresh ? askSession(line, fresh, validationUrl) : first
}

/** A bare request: what the contract's client would bring along is carried by no other page. */
async function askSession(
  { transactionId }: WalletLine,
  { sessionId, code }: AppleWallet,
  validationUrl: string,
): Promise<Answer> {
  const response = await fetch(`/bff/pay/${transactionId}/wallet`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-by': 'app',
      'accept-language': document.documentElement.lang,
    },
    body: JSON.stringify({ validationUrl, sessionId, code }),
  })
  // The two bodies `walletContract` knows, by its status.
  if (response.status === 200) {
    const { merchantSession: session } = (await response.json()) as { merchantSession: AppleSession }
    return { kind: 'session', session }
  }
  const problem = (await response.json()) as Problem
  return { kind: 'refused', message: problem.message, isUsed: problem.code === 'wallet_used' }
}

async function freshPair({ client, transactionId }: WalletLine): Promise<AppleWallet | null> {
  const answer = await (await client()).pay.page({ params: { id: transactionId } })
  if (answer.status !== 200 || answer.body.kind !== 'payable') return null
  return answer.body.page.wallets.find((wallet) => wallet.kind === 'applePay') ?? null
}

/** What the sheet says at its end. A bank that still wants to see the payer has refused nothing. */
export async function isPaid({ client }: WalletLine, url: string | null): Promise<boolean> {
  if (url === null) return false
  const id = /\/(?:attempt|payment-details|attempt-detail|bff\/return)\/([\w-]+)/.exec(url)?.[1]
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
