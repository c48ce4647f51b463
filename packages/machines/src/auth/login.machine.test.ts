import { expect, test } from 'vitest'
import { createActor, fromPromise, type EventFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { loginMachine } from './login.machine.ts'
import type { CodeOutcome, CredentialsOutcome, LoginInput, ResendOutcome } from './login-outcomes.ts'

const codeStep = {
  kind: 'code',
  message: null,
  sentTo: 'a•••@tamra-tide.example',
  resendInMs: 30_000,
} as const
const refused = (fieldErrors = {}, messages: string[] = []) =>
  ({ kind: 'refused', fieldErrors, messages }) as const
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

type Answers = {
  signIn?: CredentialsOutcome
  verifyCode?: CodeOutcome
  resendCode?: ResendOutcome
  abandonCode?: 'told'
}

function signingIn(answers: Answers, input: Partial<LoginInput> = {}) {
  const sent: unknown[] = []
  const emitted: unknown[] = []
  const socket = (name: keyof Answers) =>
    fromPromise<never, never>(async ({ input: given }) => {
      sent.push([name, given])
      const answer = answers[name]
      if (!answer) throw new Error('no connection')
      return answer as never
    })
  const machine = loginMachine.provide({
    actors: {
      signIn: socket('signIn'),
      verifyCode: socket('verifyCode'),
      resendCode: socket('resendCode'),
      abandonCode: socket('abandonCode'),
    } as never,
  })
  const actor = createActor(machine, { input: { username: '', code: null, ...input } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return { actor, sent, emitted, shown: () => actor.getSnapshot() }
}

const credentials = {
  type: 'credentials.submitted',
  username: 'admin.demo',
  password: 'secret-word',
} as const

test('the right words lead where the server says', async () => {
  const login = signingIn({ signIn: { kind: 'signedIn', to: '/en/dashboard' } })
  login.actor.send(credentials)
  expect(login.shown().hasTag('busy')).toBe(true)
  await settled()
  expect(login.emitted).toEqual([{ type: 'signedIn', to: '/en/dashboard' }])
  expect(login.sent).toEqual([['signIn', { username: 'admin.demo', password: 'secret-word' }]])
  expect(login.shown().status).toBe('done')
})

test('the password is remembered nowhere', async () => {
  const login = signingIn({ signIn: codeStep })
  login.actor.send(credentials)
  await settled()
  expect(JSON.stringify(login.actor.getPersistedSnapshot())).not.toContain('secret-word')
})

test('a one-time code is asked for where the user has one, and leads on when it is right', async () => {
  const login = signingIn({ signIn: codeStep, verifyCode: { kind: 'signedIn', to: '/en/dashboard' } })
  login.actor.send(credentials)
  await settled()
  expect(login.shown().hasTag('step.code')).toBe(true)
  expect(login.shown().context.code).toEqual(codeStep)
  login.actor.send({ type: 'code.submitted', code: '123456' })
  await settled()
  expect(login.emitted).toEqual([{ type: 'signedIn', to: '/en/dashboard' }])
})

test.each(['username', 'password'])(
  'an error of the %s stands at its field, without a notice',
  async (field) => {
    const login = signingIn({ signIn: refused({ [field]: ['This field is required'] }, ['No']) })
    login.actor.send(credentials)
    await settled()
    expect(login.shown().context.fieldErrors).toEqual({ [field]: ['This field is required'] })
    expect(login.emitted).toEqual([])
  },
)

test('any other refusal is a notice, and every one is counted', async () => {
  const login = signingIn({ signIn: refused({}, ['Check your username and password']) })
  for (const refusals of [1, 2, 3]) {
    login.actor.send(credentials)
    await settled()
    expect(login.emitted.at(-1)).toEqual({
      type: 'notice',
      messages: ['Check your username and password'],
      refusals,
    })
  }
  expect(login.shown().hasTag('step.credentials')).toBe(true)
  expect(login.shown().context).toMatchObject({ username: 'admin.demo', fieldErrors: {} })
})

test('without an answer the form stands as it was, and nothing is counted', async () => {
  const login = signingIn({})
  login.actor.send(credentials)
  await settled()
  expect(login.shown().hasTag('step.credentials')).toBe(true)
  expect(login.emitted).toEqual([{ type: 'notice', messages: [], refusals: 0 }])
})

test('a wrong code is told at its field', async () => {
  const login = signingIn({ verifyCode: refused({ code: ['This code is not right'] }) }, { code: codeStep })
  expect(login.shown().hasTag('step.code')).toBe(true)
  login.actor.send({ type: 'code.submitted', code: '000000' })
  await settled()
  expect(login.shown().hasTag('step.code')).toBe(true)
  expect(login.shown().context.fieldErrors).toEqual({ code: ['This code is not right'] })
  login.actor.send({ type: 'code.submitted', code: '000001' })
  expect(login.shown().context.fieldErrors).toEqual({})
})

test.each([
  ['any other refusal of a code', { verifyCode: refused({}, ['Sign in again']) }, ['Sign in again']],
  ['a code that reached nobody', {}, []],
])('%s leads back to the first step', async (_, answers, messages) => {
  const login = signingIn(answers, { username: 'admin.demo', code: codeStep })
  login.actor.send({ type: 'code.submitted', code: '000000' })
  await settled()
  expect(login.shown().hasTag('step.credentials')).toBe(true)
  expect(login.shown().context).toMatchObject({ username: 'admin.demo', code: null, fieldErrors: {} })
  expect(login.emitted).toEqual([{ type: 'notice', messages, refusals: 0 }])
})

test('another code can be asked for, and a refused wish leaves the step as it is', async () => {
  const again = signingIn({ resendCode: { ...codeStep, resendInMs: 60_000 } }, { code: codeStep })
  again.actor.send({ type: 'code.resend' })
  expect(again.shown().hasTag('resending')).toBe(true)
  await settled()
  expect(again.shown().context.code?.resendInMs).toBe(60_000)
  const tooOften = signingIn({ resendCode: { ...refused({}, ['Wait']), isOver: false } }, { code: codeStep })
  tooOften.actor.send({ type: 'code.resend' })
  await settled()
  expect(tooOften.shown().context.code).toEqual(codeStep)
  expect(tooOften.emitted).toEqual([{ type: 'notice', messages: ['Wait'], refusals: 0 }])
})

test('the code that was typed while another is on its way still counts', async () => {
  const login = signingIn({ verifyCode: { kind: 'signedIn', to: '/x' } }, { code: codeStep })
  login.actor.send({ type: 'code.resend' })
  login.actor.send({ type: 'code.submitted', code: '123456' })
  await settled()
  expect(login.emitted).toEqual([{ type: 'signedIn', to: '/x' }])
})

test('S1 §8: another code for a step that is over resets to the login form, and says so', async () => {
  const over = { ...refused({}, ['Sign in again']), isOver: true }
  const login = signingIn({ resendCode: over }, { username: 'admin.demo', code: codeStep })
  login.actor.send({ type: 'code.resend' })
  await settled()
  expect(login.shown().hasTag('step.credentials')).toBe(true)
  expect(login.shown().context).toMatchObject({ username: 'admin.demo', code: null })
  expect(login.emitted).toEqual([{ type: 'notice', messages: ['Sign in again'], refusals: 0 }])
})

test('the way back forgets the code, here and at the server, and keeps the name', async () => {
  const login = signingIn({ abandonCode: 'told' }, { username: 'admin.demo', code: codeStep })
  login.actor.send({ type: 'code.abandoned' })
  expect(login.shown().hasTag('step.credentials')).toBe(true)
  expect(login.shown().context).toMatchObject({ username: 'admin.demo', code: null })
  await settled()
  expect(login.sent).toEqual([['abandonCode', undefined]])
  expect(login.shown().status).toBe('active')
})

test('every state can be reached', () => {
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never
  const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('x') }) as never
  const events: EventFrom<typeof loginMachine>[] = [
    credentials,
    { type: 'code.submitted', code: '1' },
    { type: 'code.resend' },
    { type: 'code.abandoned' },
    done('signIn', { kind: 'signedIn', to: '/' }),
    done('signIn', codeStep),
    done('signIn', refused({ username: ['x'] })),
    failed('signIn'),
    done('verifyCode', { kind: 'signedIn', to: '/' }),
    done('verifyCode', refused({ code: ['x'] })),
    done('resendCode', codeStep),
    failed('resendCode'),
  ]
  const paths = getShortestPaths(loginMachine, {
    input: { username: '', code: null },
    events,
    serializeState: (state) => JSON.stringify(state.value),
    limit: 1_000,
  })
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].toSorted()).toEqual(
    ['credentials', 'signingIn', { code: 'waiting' }, { code: 'resending' }, 'verifying', 'signedIn']
      .map((value) => JSON.stringify(value))
      .toSorted(),
  )
})
