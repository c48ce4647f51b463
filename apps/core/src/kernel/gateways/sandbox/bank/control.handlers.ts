import type { Result } from '@wasl/domain/result'
import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Control, ControlRefusal, Sight } from './control.ts'
import type { BankEnv } from './line.ts'
import { isFromHere } from './same-site.ts'
import { partNames, rowsOf } from './scenarios.ts'
import { statementOf } from './wire.ts'

/** Control of the bank over HTTP, for tests. JSON only, so that forms of other sites cannot use it. */
export function createControlApi(control: Control, access: ControlAccess): Hono<BankEnv> {
  const api = new Hono<BankEnv>()

  api.use('*', bodyLimit({ maxSize: 16 * 1024 }))
  api.use('*', async (c, next) => {
    if (!isFromHere(c.req.raw) || !mayDrive(c.req.header('authorization'), access))
      return c.json({ code: 'forbidden' }, 403)
    if (c.req.method === 'POST' && c.req.header('content-type')?.split(';')[0] !== 'application/json')
      return c.json({ code: 'json_only' }, 415)
    return next()
  })

  api.get('/scenarios', (c) =>
    c.json(partNames.flatMap((part) => rowsOf(part).map(([name, row]) => ({ part, name, ...row })))),
  )
  api.get('/sessions', (c) => c.json(control.sessions().map(sightBody)))
  api.get('/sessions/:track', (c) => {
    const sight = control.look(c.req.param('track'))
    return sight ? c.json(sightBody(sight)) : c.json({ code: 'not_found' }, 404)
  })
  api.get('/captures', (c) => c.json(control.captures()))
  api.get('/book', (c) => c.json(control.book().slice(Number(c.req.query('after') ?? 0) || 0)))

  api.post('/sessions/:track/answer', async (c) =>
    on(c, Scenario, ({ scenario }) => control.answer(c.req.param('track'), scenario)),
  )
  api.post('/sessions/:track/code', async (c) =>
    on(c, Code, ({ code }) => control.enterCode(c.req.param('track'), code)),
  )
  api.post('/sessions/:track/decide', async (c) =>
    on(c, Decision, ({ decision }) => control.decide(c.req.param('track'), decision)),
  )
  api.post('/sessions/:track/callback', async (c) =>
    on(c, Scenario, ({ scenario }) => control.sendCallback(c.req.param('track'), scenario)),
  )
  api.post('/sessions/:track/next-operation', async (c) =>
    on(c, Scenario, async ({ scenario }) => control.setOperation(c.req.param('track'), scenario)),
  )
  api.post('/sessions/:track/operation', async (c) =>
    on(c, OperationDecision, ({ reference, decision }) =>
      control.decideOperation(c.req.param('track'), reference, decision),
    ),
  )
  api.post('/default', async (c) =>
    on(c, Default, async ({ gateway, scenario }) => control.setDefault(gateway, scenario)),
  )
  api.post('/chaos', async (c) =>
    on(c, ChosenChaos, async ({ merchant, ...chaos }) => {
      control.setChaos(merchant, chaos)
      return { ok: true, value: null }
    }),
  )
  api.post('/clock', async (c) =>
    on(c, Advance, async ({ advance_ms: ms }) => {
      await control.advance(ms)
      return { ok: true, value: null }
    }),
  )
  return api
}

export type ControlAccess = 'open' | { readonly token: string }

const Scenario = z.strictObject({ scenario: z.string().max(256) })
const Code = z.strictObject({ code: z.string().max(32) })
const OperationDecision = z.strictObject({
  reference: z.string().max(64),
  decision: z.enum(['done', 'declined']),
})
const Decision = z.strictObject({ decision: z.enum(['approve', 'decline']) })
const Default = z.strictObject({ gateway: z.string().max(64).nullable(), scenario: z.string().max(256) })
const ChosenChaos = z.strictObject({
  merchant: z.int().positive(),
  percent: z.number().min(0).max(100),
  seed: z.int().min(0),
})
const Advance = z.strictObject({
  advance_ms: z
    .int()
    .positive()
    .max(366 * 86_400_000),
})

const statuses: Record<ControlRefusal, 400 | 404 | 409> = {
  notFound: 404,
  unknownScenario: 400,
  noAnswer: 400,
  closed: 409,
}

async function on<Schema extends z.ZodType>(
  c: Context<BankEnv>,
  schema: Schema,
  act: (body: z.output<Schema>) => Promise<Result<unknown, ControlRefusal>>,
): Promise<Response> {
  const body = schema.safeParse(await c.req.json().catch(() => null))
  if (!body.success) return c.json({ code: 'invalid_request' }, 400)
  const done = await act(body.data)
  return done.ok ? c.json({ result: done.value }) : c.json({ code: done.error }, statuses[done.error])
}

const sightBody = ({ session, stage, scenario, fact }: Sight) => ({
  stage,
  scenario,
  created_at: session.createdAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
  ...statementOf(session, fact),
  operations: [...session.operations.values()].map(({ kind, reference, state, amount }) => ({
    kind,
    reference,
    state,
    amount,
  })),
})

function mayDrive(authorization: string | undefined, access: ControlAccess): boolean {
  if (access === 'open') return true
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${access.token}`))
}
