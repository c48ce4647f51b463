import { openTestBank, sessionRequest, testAccount, testCredentials } from '@wasl/tests/support/bank'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { adapterContract, type Channels } from '../adapter-contract.ts'
import { createSandboxAdapter } from './sandbox.adapter.ts'
import { seal } from './signature.ts'

adapterContract('the sandbox bank', async () => {
  const sandbox = await openTestBank()
  let losesNext = false
  let refusesNext = false
  const adapter = createSandboxAdapter({
    async fetch(url, init) {
      if (refusesNext) {
        refusesNext = false
        return fetch(await deadAddress())
      }
      const response = await sandbox.bank.fetch(new Request(url, init))
      if (!losesNext) return response
      losesNext = false
      throw new DOMException('the answer is lost', 'TimeoutError')
    },
    bankUrl: 'http://localhost:4000',
    clock: sandbox.clock,
    credentials: testCredentials,
  })
  const channelsOf = async (trackId: string, answer: string): Promise<Channels> => {
    const returned = await sandbox.answer(trackId, answer)
    const callback = sandbox.delivered.at(-1)
    if (!returned || !callback) throw new Error('the bank told nobody')
    return { returned: returned.params, callback }
  }
  return {
    adapter,
    account: testAccount(),
    approve: (trackId) => channelsOf(trackId, 'approve'),
    decline: (trackId) => channelsOf(trackId, 'decline'),
    cancelAsPayer: (trackId) => channelsOf(trackId, 'cancel'),
    nextOperation: (trackId, ends) => {
      sandbox.bank.control.setOperation(trackId, operationScenarios[ends])
    },
    settle: async (trackId, reference, end) => {
      await sandbox.bank.control.decideOperation(trackId, reference, end)
    },
    loseNextAnswer: () => {
      losesNext = true
    },
    refuseNextConnection: () => {
      refusesNext = true
    },
    close: sandbox.close,
  }
})

/** A port where nobody listens any more. */
async function deadAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port
  await new Promise((closed) => server.close(closed))
  return `http://127.0.0.1:${port}/`
}

const operationScenarios = {
  done: 'operation-normal',
  refused: 'operation-declined',
  queued: 'operation-never-ends',
} as const

const now = new Date('2026-11-21T09:00:00.000Z')
const track = '900000000000001'

/** An adapter in front of a bank with this answer. */
const adapterHearing = (status: number, body: unknown) =>
  createSandboxAdapter({
    fetch: async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    bankUrl: 'http://localhost:4000',
    clock: { now: () => now },
    credentials: testCredentials,
  })

const made = {
  payment_id: 'SB1',
  track_id: track,
  redirect_url: 'http://localhost:4000/sandbox-bank/pay/SB1',
  expires_at: '2026-11-21T09:15:00.000Z',
}
const fact = {
  operation_id: 'OP1',
  result: 'CAPTURED',
  amount: '48.750',
  currency: 'KWD',
  message: null,
  details: { Result: 'CAPTURED' },
}
const statement = { terminal: '1-knet', payment_id: 'SB1', track_id: track, facts: [fact] }
const silent = expect.objectContaining({ name: 'GatewaySilent' })

test('a session exactly as documented is understood', async () => {
  expect(await adapterHearing(201, made).createSession(sessionRequest(track))).toEqual({
    kind: 'redirect',
    gatewayPaymentId: 'SB1',
    redirectUrl: made.redirect_url,
  })
})

test.each([
  [500, made],
  [503, { code: 'declined', message: { en: 'No', ar: 'لا' } }],
  [302, made],
  [201, ''],
  [201, '<html>'],
  [201, JSON.stringify(made).slice(0, -1)],
  [201, { ...made, more: true }],
  [201, { ...made, track_id: 'another' }],
  [201, { ...made, payment_id: '' }],
  [201, { ...made, redirect_url: 'http://localhost:4000.evil.test/' }],
  [201, { ...made, redirect_url: 'javascript:alert(1)' }],
  [201, { ...made, redirect_url: 'http://localhost:4000@evil.test/' }],
  [404, {}],
  [400, { code: 'something new', message: { en: 'No', ar: 'لا' } }],
  [400, { code: 'declined' }],
])('making a session, %i with %j leaves the outcome unknown', async (status, body) => {
  await expect(adapterHearing(status, body).createSession(sessionRequest(track))).rejects.toThrow(silent)
})

test('a statement exactly as documented is evidence', async () => {
  expect(await adapterHearing(200, statement).inquire(testAccount(), track)).toMatchObject({
    evidence: [{ operationId: 'OP1', result: 'captured', money: { minor: 48_750, currency: 'KWD' } }],
  })
})

test('a result nobody has documented means nothing to us', async () => {
  const novel = { ...statement, facts: [{ ...fact, result: 'CHARGED BACK' }] }
  expect(await adapterHearing(200, novel).inquire(testAccount(), track)).toEqual({
    kind: 'found',
    evidence: [],
  })
})

const unreadable = [
  { ...statement, track_id: 'another' },
  { ...statement, terminal: '2-knet' },
  { ...statement, facts: undefined },
  { ...statement, facts: Array.from({ length: 33 }, () => fact) },
  { ...statement, more: 1 },
  ...[
    { amount: null },
    { amount: null, currency: null },
    { currency: null },
    { amount: 48.75 },
    { amount: '-48.750' },
    { amount: '48.7501' },
    { amount: '4.875e1' },
    { amount: '٤٨.٧٥٠' },
    { amount: '99999999999999999999' },
    { currency: 'ABC' },
    { operation_id: '' },
    { operation_id: 'x'.repeat(65) },
    { details: { Result: 7 } },
    { details: { Result: 'x'.repeat(257) } },
    { message: 'text' },
  ].map((change) => ({ ...statement, facts: [{ ...fact, ...change }] })),
]

test.each<[number, unknown]>([
  [500, statement],
  [404, {}],
  [429, {}],
  [200, '{}'],
  ...unreadable.map((body): [number, unknown] => [200, body]),
])('asking, %i with %j tells us nothing', async (status, body) => {
  await expect(adapterHearing(status, body).inquire(testAccount(), track)).rejects.toThrow(silent)
})

test.each([...unreadable.slice(2), null, [], 'text'])(
  'a genuine callback that says %j is malformed',
  (said) => {
    const body = new TextEncoder().encode(JSON.stringify({ event_id: 'EV1', statement: said }))
    const mark = seal(testCredentials.signingKeys[0], body, now)
    const headers = new Headers({
      'x-bank-key-id': mark.keyId,
      'x-bank-timestamp': mark.timestamp,
      'x-bank-signature': mark.signature,
    })
    expect(adapterHearing(200, {}).readCallback(testAccount(), headers, body)).toEqual({ kind: 'malformed' })
  },
)

test('a callback signed with the previous key is still trusted', () => {
  const body = new TextEncoder().encode(JSON.stringify({ event_id: 'EV1', statement }))
  const mark = seal(testCredentials.signingKeys[1]!, body, now)
  const headers = new Headers({
    'x-bank-key-id': mark.keyId,
    'x-bank-timestamp': mark.timestamp,
    'x-bank-signature': mark.signature,
  })
  expect(adapterHearing(200, {}).readCallback(testAccount(), headers, body)).toMatchObject({ eventId: 'EV1' })
})

test('the whole call has one deadline, and hanging past it leaves the outcome unknown', async () => {
  const hangUp = new AbortController()
  const adapter = createSandboxAdapter({
    fetch: (_url, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(hangUp.signal.reason))
        hangUp.abort(new DOMException('too late', 'TimeoutError'))
      }),
    bankUrl: 'http://localhost:4000',
    clock: { now: () => now },
    credentials: testCredentials,
    deadline: () => hangUp.signal,
  })
  await expect(adapter.createSession(sessionRequest(track))).rejects.toThrow(silent)
})
