import { z } from 'zod'
import {
  GatewaySilent,
  GatewayUnreached,
  type CreateSession,
  type GatewayAccount,
  type GatewayWallet,
  type Session,
} from '../gateway.ts'
import { understood, type Answer } from './bank-line.ts'
import { terminalOf } from './credentials.ts'
import { evidenceOf, Statement } from './statement.ts'

type Line = {
  ask: (account: GatewayAccount, path: string, body?: unknown) => Promise<Answer>
  createSession: (request: CreateSession) => Promise<Session>
}

/** The bank accepts a wallet's token for a session. If it wants to see the payer, it sends them to its page. */
export const sandboxWallet = ({ ask, createSession }: Line): GatewayWallet => ({
  async pay({ token, ...request }) {
    const session = await createSession(request)
    if (session.kind !== 'redirect') return session
    const { account, trackId } = request
    const answer = await afterSession(ask(account, `wallet/pay/${encodeURIComponent(trackId)}`, { token }))
    if (answer.status === 400) return tokenRefused
    if (answer.status !== 200) throw new GatewaySilent(`the bank answered ${answer.status} to a wallet`)
    const { statement } = understood(Paid, answer.body)
    if (statement === null) return session
    const isOurs = statement.track_id === trackId && statement.terminal === terminalOf(account)
    const [evidence, ...more] = (isOurs && evidenceOf(statement)) || []
    if (!evidence || more.length > 0) throw new GatewaySilent('the bank answered about something else')
    return { kind: 'settled', evidence }
  },

  async openMerchantSession(account, { domain, shopName }) {
    const answer = await ask(account, 'wallet/merchant-session', { domain, shop_name: shopName })
    if (answer.status !== 200) throw new GatewaySilent(`the bank answered ${answer.status} to a shop`)
    return understood(MerchantSession, answer.body)
  },
})

/** The bank has a session now, whatever happens to the token. */
async function afterSession(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (cause) {
    if (cause instanceof GatewayUnreached)
      throw new GatewaySilent('the bank did not get the token', { cause })
    throw cause
  }
}

const Paid = z.strictObject({ statement: Statement.nullable() })

const MerchantSession = z.record(z.string(), z.unknown())

/** Documented: nothing was charged or will be by this token. */
const tokenRefused: Session = {
  kind: 'refused',
  message: { en: 'The bank did not accept this wallet', ar: 'لم يقبل البنك هذه المحفظة' },
  details: { Result: 'WALLET REFUSED' },
}
