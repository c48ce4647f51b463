import type { ServerResponse } from 'node:http'
import { createBff, type BffOptions } from './app.ts'
import { createCoreClient, type CoreFetch } from './core/core-client.ts'
import type { Log } from './log.ts'
import { defaultRateLimits } from './middleware/rate-limits.ts'
import { transactionActions, transactionDetails } from './pay/details.fixtures.ts'
import { codeLookup } from './pay/code/code.fixtures.ts'
import { attempt, config, merchant, payDetails, unit } from './pay/pay.fixtures.ts'
import { filesInMemory } from './platform/sealed-files.fixtures.ts'
import type { PageInput } from '@wasl/web/base/page-data.ts'

type Answer = { status: number; body: unknown; headers?: Record<string, string> }
type Answering = Answer | ((request: Request) => Promise<Answer> | Answer)

/** The core's calls by the names of its contract, as this fake answers them unless a test says otherwise. */
const usual = {
  config: { status: 200, body: config },
  payDetails: { status: 200, body: payDetails },
  updateExtra: { status: 200, body: payDetails },
  pay: { status: 200, body: { redirect_url: '/sandbox-bank/pay/1' } },
  seen: { status: 200, body: { state: 'pending' } },
  payChoices: {
    status: 200,
    body: { pay_choices: payDetails.pay_choices, apple_pay_config: null, google_pay_config: null },
  },
  walletSession: { status: 200, body: { merchant_session: { nonce: 'apple' } } },
  transactionDetails: { status: 200, body: transactionDetails },
  transactionActions: { status: 200, body: transactionActions },
  locate: { status: 200, body: { plugin: 'payment_request' } },
  attempt: { status: 200, body: attempt },
  checkAttempt: { status: 200, body: attempt },
  returned: { status: 200, body: attempt },
  unitDetails: { status: 200, body: unit },
  merchantDetails: { status: 200, body: merchant },
  arabicTranslations: { status: 200, body: {} },
  session: { status: 200, body: { transaction_id: 'PR-1002', plugin: 'e_commerce' } },
  codeLookup: { status: 200, body: codeLookup },
  codeVerify: { status: 200, body: { redirect_url: 'http://localhost:4000/en/pay/PR-1002' } },
  token: { status: 400, body: { non_field_errors: ['Check your username and password'] } },
  verifyOtp: { status: 400, body: { code: ['This code is not right'] } },
  resendOtp: { status: 400, body: { non_field_errors: ['Sign in again'] } },
  refresh: { status: 401, body: { detail: 'Signed out', code: 'not_authenticated' } },
  forgotPassword: { status: 200, body: { message: 'If the name exists, a link is on its way.' } },
  openReset: { status: 404, body: { detail: 'No such link', code: 'not_found' } },
  resetPassword: { status: 200, body: { message: 'The password is changed.' } },
  changePassword: { status: 400, body: { new_password: ['Too short'] } },
  confirmPassword: { status: 400, body: { password: ['This is not your password'] } },
  logout: { status: 200, body: { message: 'Signed out' } },
  logoutEverywhere: { status: 200, body: { message: 'Signed out', ended: 2 } },
  ownSessions: { status: 200, body: { results: [] } },
  endSession: { status: 200, body: { message: 'Ended' } },
  sections: { status: 200, body: { payment_request: true } },
  other: { status: 200, body: { passed: true } },
} satisfies Record<string, Answering>

export type Call = keyof typeof usual
export type Answers = Partial<Record<Call, Answering>>

const routes: readonly [string, RegExp, Call][] = [
  ['OPTIONS', /^\/api\/v1\/plugins\/[^/]+\/transaction$/, 'config'],
  ['GET', /^\/api\/v1\/plugins\/[^/]+\/transaction\/pay\/[^/]+$/, 'payDetails'],
  ['PATCH', /^\/api\/v1\/plugins\/[^/]+\/transaction\/pay\/[^/]+$/, 'updateExtra'],
  ['POST', /^\/api\/v1\/plugins\/[^/]+\/transaction\/pay\/[^/]+$/, 'pay'],
  ['POST', /\/transaction\/pay\/[^/]+\/seen$/, 'seen'],
  ['POST', /\/transaction\/pay\/[^/]+\/wallet-session$/, 'walletSession'],
  ['POST', /\/transaction\/pay-choices\/[^/]+$/, 'payChoices'],
  ['GET', /\/transaction\/details\/[^/]+$/, 'transactionDetails'],
  ['GET', /\/transaction\/actions\/[^/]+$/, 'transactionActions'],
  ['GET', /^\/api\/v1\/transaction\/locate\/[^/]+$/, 'locate'],
  ['GET', /^\/api\/v1\/attempt\/[^/]+$/, 'attempt'],
  ['POST', /^\/api\/v1\/attempt\/[^/]+\/check$/, 'checkAttempt'],
  ['POST', /^\/api\/v1\/attempt\/[^/]+\/return$/, 'returned'],
  ['GET', /^\/api\/v1\/unit-details$/, 'unitDetails'],
  ['GET', /^\/api\/v1\/merchant-details$/, 'merchantDetails'],
  ['GET', /^\/api\/v1\/translations\/ar$/, 'arabicTranslations'],
  ['GET', /^\/api\/v1\/checkout\/[^/]+$/, 'session'],
  ['GET', /^\/api\/v1\/cpr\/[^/]+$/, 'codeLookup'],
  ['POST', /^\/api\/v1\/cpr\/[^/]+$/, 'codeVerify'],
  ['POST', /^\/api\/v1\/user\/token$/, 'token'],
  ['POST', /^\/api\/v1\/user\/verify_otp$/, 'verifyOtp'],
  ['POST', /^\/api\/v1\/user\/resend_otp$/, 'resendOtp'],
  ['POST', /^\/api\/v1\/user\/token\/refresh$/, 'refresh'],
  ['POST', /^\/api\/v1\/user\/forgot_password$/, 'forgotPassword'],
  ['POST', /^\/api\/v1\/user\/reset_password\/open$/, 'openReset'],
  ['POST', /^\/api\/v1\/user\/reset_password$/, 'resetPassword'],
  ['POST', /^\/api\/v1\/user\/change_password$/, 'changePassword'],
  ['POST', /^\/api\/v1\/user\/confirm_password$/, 'confirmPassword'],
  ['POST', /^\/api\/v1\/user\/logout$/, 'logout'],
  ['POST', /^\/api\/v1\/user\/logout_everywhere$/, 'logoutEverywhere'],
  ['GET', /^\/api\/v1\/user\/sessions$/, 'ownSessions'],
  ['DELETE', /^\/api\/v1\/user\/sessions\/[^/]+$/, 'endSession'],
  ['GET', /^\/api\/v1\/sections$/, 'sections'],
]

export type Made = { call: Call; request: Request; body: unknown }

export function fakeCore(answers: Answers): { fetch: CoreFetch; made: Made[] } {
  const made: Made[] = []
  const fetch = async (sent: Request): Promise<Response> => {
    const text = await sent.clone().text()
    const request = asContracted(sent, text)
    const { pathname } = new URL(request.url)
    const call =
      routes.find(([method, path]) => method === request.method && path.test(pathname))?.[2] ?? 'other'
    made.push({ call, request, body: text.startsWith('{') ? JSON.parse(text) : text })
    const answering: Answering = answers[call] ?? usual[call]
    const { status, body, headers } = typeof answering === 'function' ? await answering(request) : answering
    return Response.json(body, { status, ...(headers && { headers }) })
  }
  return { fetch, made }
}

/** The address as the contract has it: how it is written on the wire has a test of its own (`specified-address.test.ts`). */
function asContracted(sent: Request, body: string): Request {
  const url = new URL(sent.url)
  if (url.searchParams.get('json') !== 'true') return sent
  url.searchParams.delete('json')
  url.pathname = url.pathname.replace(/\/$/, '')
  return new Request(url, {
    method: sent.method,
    headers: sent.headers,
    body: body === '' ? null : body,
    redirect: sent.redirect,
  })
}

export const secret = 'a-secret-of-more-than-thirty-two-characters'
export const startOfTest = new Date('2026-11-20T12:00:00Z')

/** What a test's browser sends with a press of our own script. */
export const fromApp = {
  'sec-fetch-site': 'same-origin',
  'x-requested-by': 'app',
  'content-type': 'application/json',
  'accept-language': 'en',
}

export const fromForm = {
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
}

export type BffTest = ReturnType<typeof bffOver>

/** A bff over a fake core, with a renderer that shows what it was given and a clock that stands until it is moved. */
export function bffOver(answers: Answers = {}, options: Partial<BffOptions> = {}) {
  const core = fakeCore(answers)
  const pages: PageInput[] = []
  const lines: { level: keyof Log; fields: Record<string, unknown>; text: string }[] = []
  const write = (level: keyof Log) => (fields: unknown, text?: string) =>
    void lines.push({ level, fields: fields as Record<string, unknown>, text: text ?? '' })
  const time = { now: startOfTest }
  const clock = { now: () => time.now }
  const app = createBff({
    core: createCoreClient({ fetch: core.fetch, baseUrl: 'http://core.internal' }, { secret, clock }),
    render: async (input) => {
      pages.push(input)
      return {
        status: 200,
        html: `<!doctype html><title>${input.page.kind}</title>${JSON.stringify(input.page)}`,
      }
    },
    listAskedAt: () => null,
    arabicWith: (overrides) => ({ 'pay.total': 'الإجمالي', ...overrides }),
    pageTexts: {
      list: () => [{ key: 'pay.total', english: 'Total', arabic: 'الإجمالي' }],
      problemOf: (key, text) =>
        key !== 'pay.total' ? { kind: 'unknown' } : text.includes('{') ? { kind: 'syntax' } : null,
    },
    limits: defaultRateLimits,
    sessionFiles: filesInMemory(),
    secret,
    mode: 'demo',
    publicUrl: 'http://localhost:4000',
    trustedProxies: [],
    log: { info: write('info'), warn: write('warn'), error: write('error') } as unknown as Log,
    clock,
    readiness: async () => 'ready' as const,
    appleDomainFile: null,
    securityContact: null,
    folders: [],
    tileUrl: null,
    placeSearchUrl: null,
    fetch: () => Promise.reject(new Error('no test asks the network')),
    sandboxBank: null,
    outbox: null,
    ...options,
  })
  const request = (
    path: string,
    init: RequestInit & { address?: string; outgoing?: ServerResponse } = {},
  ) => {
    const { address = '203.0.113.7', outgoing, ...rest } = init
    const headers = { host: 'localhost:4000', ...(rest.headers as Record<string, string> | undefined) }
    const env = { incoming: { socket: { remoteAddress: address } }, outgoing }
    return Promise.resolve(app.request(`http://localhost:4000${path}`, { ...rest, headers }, env))
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, { method: 'POST', body: JSON.stringify(body), headers: { ...fromApp, ...headers } })
  const press = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { ...fromForm, ...headers },
    })
  /** `GET /bff/…` of whatever is answered, as it was mounted. */
  const mounted = () => app.routes.map(({ method, path }) => `${method} ${path}`)
  return { request, mounted, post, press, made: core.made, pages, lines, time }
}
