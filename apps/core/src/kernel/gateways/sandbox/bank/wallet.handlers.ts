import { createHash, randomBytes } from 'node:crypto'
import { compare, parseAmount, type Money } from '@wasl/domain/money'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Desk } from './desk.ts'
import type { BankEnv } from './line.ts'
import { refusals } from './refusals.ts'
import type { Register } from './register.ts'
import { stageOf } from './session.ts'
import { testCardOf, type TestCard } from './test-cards.ts'
import { statementOf } from './wire.ts'

/** API for shops with a wallet: pay with a token, prove the shop to Apple. */
export function createWalletApi({ register, desk }: WalletDeps): Hono<BankEnv & Shop> {
  const api = new Hono<BankEnv & Shop>()

  api.post('/pay/:track', async (c) => {
    const session = register.byTrack(c.req.param('track'))
    if (!session || session.terms.terminal !== c.var.terminal) return c.json({ code: 'not_found' }, 404)
    const { paymentId, terms } = session
    desk.expire(session)
    if (stageOf(session) === 'open') {
      const card = cardIn(await c.req.text(), terms.charge)
      if (!card) return c.json(refusals.invalid_request, 400)
      if (card.token !== null) register.record({ type: 'card.presented', paymentId, cardToken: card.token })
      const step = session.script.answer ?? ({ name: card.answer, number: 0 } as const)
      desk.answer(session, step)
      if (step.name === 'no-answer' && c.env.line) c.env.line.fault = 'silent'
    }
    return c.json({ statement: session.outcome ? statementOf(session, session.outcome) : null })
  })

  api.post('/merchant-session', async (c) => {
    const shop = Shop.safeParse(jsonIn(await c.req.text())).data
    if (!shop) return c.json(refusals.invalid_request, 400)
    const at = register.now().getTime()
    return c.json({
      epochTimestamp: at,
      expiresAt: at + 300_000,
      merchantSessionIdentifier: randomBytes(24).toString('hex').toUpperCase(),
      nonce: randomBytes(4).toString('hex'),
      merchantIdentifier: createHash('sha256').update(c.var.terminal).digest('hex').toUpperCase(),
      domainName: shop.domain,
      displayName: shop.shop_name,
    })
  })

  return api
}

type WalletDeps = { register: Register; desk: Desk }
type Shop = { Variables: { terminal: string } }

const Shop = z.strictObject({ domain: z.string().min(1).max(253), shop_name: z.string().min(1).max(200) })

const Presented = z.strictObject({ token: z.string().max(16_384) })

/** The sandbox's wallets return a test card and the amount that the payer agreed to. */
const SandboxToken = z.strictObject({
  sandbox_card: z.string().max(32),
  amount: z.string().max(24),
  currency: z.string().length(3),
})

/** Null: not a token of our wallets, or for another amount. */
function cardIn(text: string, charge: Money): TestCard | null {
  const presented = Presented.safeParse(jsonIn(text)).data
  const token = presented && SandboxToken.safeParse(jsonIn(presented.token)).data
  if (!token || token.currency !== charge.currency) return null
  const agreed = parseAmount(token.amount, token.currency)
  return agreed.ok && compare(agreed.value, charge) === 0 ? testCardOf(token.sandbox_card) : null
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
