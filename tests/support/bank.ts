import type { Clock } from '@wasl/core/platform/clock'
import type {
  CreateSession,
  GatewayAccount,
  GatewayAdapter,
  Session,
} from '@wasl/core/kernel/gateways/gateway'
import { createBank, type Bank } from '@wasl/core/kernel/gateways/sandbox/bank/bank'
import type { ControlAccess } from '@wasl/core/kernel/gateways/sandbox/bank/control.handlers'
import type { Deliver } from '@wasl/core/kernel/gateways/sandbox/bank/post'
import type { Wake } from '@wasl/core/kernel/gateways/sandbox/bank/wake-up'
import type { WayOut } from '@wasl/core/kernel/gateways/sandbox/bank/visit'
import { sandboxCredentials } from '@wasl/core/kernel/gateways/sandbox/credentials'
import { createSandboxAdapter } from '@wasl/core/kernel/gateways/sandbox/sandbox.adapter'
import { money } from '@wasl/domain/money'

/** A sandbox bank, its adapter, and a payer who presses what he is told. Payments are named by track id. */
export type TestBank = {
  bank: Bank
  adapter: GatewayAdapter
  /** Everything the bank sent: callbacks, and first returns of payers who return twice. */
  delivered: Delivery[]
  clock: Clock
  /** Asks for a payment of KWD 48.750 with the knet account, unless told otherwise. */
  open(trackId: string, request?: Partial<CreateSession>): Promise<Session>
  approve(trackId: string, faults?: string): Promise<PayerReturn>
  /** `reason` as in the scenario table without its prefix: 'expired-card'. */
  decline(trackId: string, reason?: string): Promise<PayerReturn>
  cancel(trackId: string): Promise<PayerReturn>
  /** Any answer and faults of the scenario table: 'approve+callback-late:30'. */
  answer(trackId: string, scenario: string): Promise<PayerReturn>
  /** Does what has become due, after the clock given in the options was moved. */
  runDue(): Promise<void>
  /** Moves the bank's own time alone and does what has become due. */
  advance(ms: number): Promise<void>
  close(): Promise<void>
}

/** Where the payer goes; null when nobody returns. */
export type PayerReturn = { url: string; params: Record<string, string> } | null

export type Delivery = { url: string; method: string; headers: Headers; body: Uint8Array }

export type TestBankOptions = {
  /** null, the default, keeps the book in memory. */
  file?: string | null
  clock?: Clock
  /** Where payers reach the bank; accounts must list its origin. */
  publicUrl?: string
  /** The shop's side of callbacks; without it they are answered 204 and kept in `delivered`. */
  deliver?: Deliver
  /** Runs the bank's wake-ups; without it the bank sleeps until `runDue` or `advance`. */
  wake?: Wake
  /** Opens the control API over HTTP. */
  controlApi?: ControlAccess
}

export const testCredentials = sandboxCredentials('a secret for tests')

/** The bank's clock stands still unless told; lost answers are noticed at once instead of after ten seconds. */
export async function openTestBank(options: TestBankOptions = {}): Promise<TestBank> {
  const publicUrl = options.publicUrl ?? 'http://localhost:4000'
  const clock = options.clock ?? { now: () => new Date('2026-11-21T09:00:00.000Z') }
  const delivered: Delivery[] = []
  let isOpen = true

  const bank = await createBank({
    mode: 'demo',
    file: options.file ?? null,
    clock,
    credentials: testCredentials,
    publicUrl: () => publicUrl,
    async deliver(url, init) {
      const request = new Request(url, init)
      delivered.push({
        url,
        method: request.method,
        headers: request.headers,
        body: new Uint8Array(await request.clone().arrayBuffer()),
      })
      if (!options.deliver) return new Response(null, { status: 204 })
      return options.deliver(
        url,
        init.body instanceof ReadableStream ? { ...init, body: request.body } : init,
      )
    },
    wake: options.wake ?? (() => () => {}),
    ...(options.controlApi ? { controlApi: options.controlApi } : {}),
    silence: () => Promise.reject(new DOMException('the bank did not answer in time', 'TimeoutError')),
  })
  const adapter = createSandboxAdapter({
    fetch: (url, init) => bank.fetch(new Request(url, init)),
    bankUrl: publicUrl,
    clock,
    credentials: testCredentials,
  })

  const answer = async (trackId: string, scenario: string): Promise<PayerReturn> => {
    const wayOut = await bank.control.answer(trackId, scenario)
    if (!wayOut.ok) throw new Error(`the bank refuses '${scenario}' for ${trackId}: ${wayOut.error}`)
    return payerReturn(wayOut.value)
  }

  return {
    bank,
    adapter,
    delivered,
    clock,
    answer,
    approve: (trackId, faults) => answer(trackId, faults ? `approve+${faults}` : 'approve'),
    decline: (trackId, reason) => answer(trackId, reason ? `decline-${reason}` : 'decline'),
    cancel: (trackId) => answer(trackId, 'cancel'),
    open: (trackId, request) => adapter.createSession(sessionRequest(trackId, request)),
    runDue: () => bank.resume(),
    advance: (ms) => bank.control.advance(ms),
    async close() {
      if (isOpen) await bank.close()
      isOpen = false
    },
  }
}

export function testAccount(overrides: Partial<GatewayAccount> = {}): GatewayAccount {
  return {
    merchantId: 1,
    code: 'knet',
    adapter: 'sandbox',
    operation: 'purchase',
    redirectOrigins: ['http://localhost:4000'],
    settings: {},
    secrets: {},
    ...overrides,
  }
}

export function sessionRequest(trackId: string, overrides: Partial<CreateSession> = {}): CreateSession {
  return {
    account: testAccount(),
    trackId,
    charge: money(48_750, 'KWD'),
    merchantName: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
    orderNo: 'TT-1001',
    locale: 'en',
    returnUrl: 'http://localhost:4000/bff/return/attempt-1',
    callbackUrl: 'http://localhost:4000/api/v1/gateway/knet/callback',
    scenario: null,
    ...overrides,
  }
}

export function payerReturn(wayOut: WayOut): PayerReturn {
  if (wayOut.kind !== 'return' && wayOut.kind !== 'show') return null
  return { url: wayOut.address, params: Object.fromEntries(new URL(wayOut.address).searchParams) }
}
