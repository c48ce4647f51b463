import {
  GatewayUnreached,
  type CreateSession,
  type GatewayAccount,
  type GatewayAdapter,
  type Inquiry,
  type OperationAnswer,
  type OperationRequest,
  type Session,
} from '../gateways/gateway.ts'
import { accountOf } from './gateway-account.ts'
import type { GatewayRow } from '../merchants/gateways.store.ts'
import type { LedgerDeps } from './ledger-deps.ts'

/** One gateway of one merchant, ready for calls. Never use it inside a database transaction. */
export type GatewayLine = { adapter: GatewayAdapter; account: GatewayAccount }

/** Null if this installation has no such adapter, or cannot open the gateway's secrets. */
export function lineTo(
  deps: LedgerDeps,
  row: GatewayRow,
  operation?: GatewayAccount['operation'],
): GatewayLine | null {
  const adapter = deps.gateways.find(row.adapter)
  const account = adapter && accountOf(deps, row, operation)
  return account && { adapter, account }
}

/** A payment that settles on the spot has no page and sends no request. */
export const settlesInPlace = ({ capabilities }: GatewayAdapter): boolean => capabilities.sessionMinutes === 0

/** No usable answer: the result is unknown. */
export type Silent = { kind: 'silent' }

/** No byte of the request was written, so the gateway cannot have charged anything. */
export type Unreached = { kind: 'unreached' }

export async function openSession(
  deps: LedgerDeps,
  { adapter, account }: GatewayLine,
  { walletToken, ...request }: Omit<CreateSession, 'account'> & { walletToken: string | null },
): Promise<Session | Silent | Unreached> {
  const answer = await heard(deps, {
    what: 'createSession',
    line: { adapter, account },
    ms: deps.limits.openSessionMs,
    call: () => begin(adapter, { ...request, account }, walletToken).catch(unreached(deps, account)),
  })
  deps.breaker.noted(account, { trackId: request.trackId, answer })
  if (answer.kind !== 'redirect' || isPinned(account, answer.redirectUrl)) return answer
  deps.log.error(
    { gateway: account.code },
    'a gateway wants to send the payer to an origin that is not its own',
  )
  return { kind: 'silent' }
}

const unreached =
  (deps: LedgerDeps, { code: gateway }: GatewayAccount) =>
  (err: unknown): Unreached => {
    if (!(err instanceof GatewayUnreached)) throw err
    deps.count('gateway.silent')
    deps.log.warn({ err, gateway }, 'a gateway was not reached')
    return { kind: 'unreached' }
  }

async function begin(
  adapter: GatewayAdapter,
  request: CreateSession,
  token: string | null,
): Promise<Session> {
  if (token === null) return adapter.createSession(request)
  if (!adapter.wallet) throw new Error(`${adapter.name} takes no wallet`)
  return adapter.wallet.pay({ ...request, token })
}

export async function askGateway(
  deps: LedgerDeps,
  line: GatewayLine,
  { trackId, ms }: { trackId: string; ms: number },
): Promise<Inquiry | Silent | { kind: 'cannotBeAsked' }> {
  if (!line.adapter.capabilities.inquiry) return { kind: 'cannotBeAsked' }
  return heard(deps, { what: 'inquire', line, ms, call: () => line.adapter.inquire(line.account, trackId) })
}

/** A refund, capture or void at the gateway. It may take as long as opening a session. */
export async function performAt(
  deps: LedgerDeps,
  line: GatewayLine,
  request: Omit<OperationRequest, 'account'>,
): Promise<OperationAnswer | Silent> {
  const { adapter, account } = line
  const call = async () => {
    if (!adapter.operations) throw new Error(`${adapter.name} moves no money`)
    return adapter.operations.perform({ ...request, account })
  }
  return heard(deps, { what: request.kind, line, ms: deps.limits.openSessionMs, call })
}

/** The state of an operation, by our reference. */
export async function askAboutOperation(
  deps: LedgerDeps,
  line: GatewayLine,
  of: Pick<OperationRequest, 'kind' | 'trackId' | 'reference'>,
): Promise<OperationAnswer | { kind: 'notFound' } | Silent> {
  const { adapter, account } = line
  const call = async () => {
    if (!adapter.operations) throw new Error(`${adapter.name} moves no money`)
    return adapter.operations.inquire(account, of)
  }
  return heard(deps, { what: `inquire ${of.kind}`, line, ms: deps.limits.inquiryMs, call })
}

/** True if the gateway says that the session can no longer be paid. */
export async function closeSession(
  deps: LedgerDeps,
  line: GatewayLine | null,
  trackId: string,
): Promise<boolean> {
  if (!line?.adapter.capabilities.cancel) return false
  const { adapter, account } = line
  const call = async () => ({ kind: await adapter.cancel(account, trackId) })
  return (await heard(deps, { what: 'cancel', line, ms: deps.limits.inquiryMs, call })).kind === 'closed'
}

type Call<Answer> = { what: string; line: GatewayLine; ms: number; call: () => Promise<Answer> }

/** Whatever an adapter throws, the gateway may have received the request: unknown, never failed. */
async function heard<Answer extends { kind: string }>(
  deps: LedgerDeps,
  { what, line, ms, call }: Call<Answer>,
): Promise<Answer | Silent> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Silent>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'silent' }), ms)
  })
  try {
    const answer = await Promise.race([call(), tooLate])
    if (answer.kind === 'silent') deps.count('gateway.silent')
    return answer
  } catch (err) {
    deps.count('gateway.silent')
    deps.log.warn({ err, gateway: line.account.code, what }, 'a gateway was not understood')
    return { kind: 'silent' }
  } finally {
    clearTimeout(timer)
  }
}

const isPinned = ({ redirectOrigins }: GatewayAccount, url: string): boolean =>
  URL.canParse(url) && redirectOrigins.includes(new URL(url).origin)
