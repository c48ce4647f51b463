import { assign, emit, setup, spawnChild } from 'xstate'
import type { CodeStep } from '@wasl/contracts/web/auth.contract'
import { port } from '../port.ts'
import {
  codeOf,
  fieldErrorsOf,
  messagesOf,
  signedInTo,
  type CodeOutcome,
  type CredentialsOutcome,
  type FieldErrors,
  type LoginContext,
  type LoginEmitted,
  type LoginInput,
  type ResendOutcome,
} from './login-outcomes.ts'

type LoginEvent =
  | { type: 'credentials.submitted'; username: string; password: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.resend' }
  | { type: 'code.abandoned' }

const loginSetup = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    tags: {} as 'step.credentials' | 'step.code' | 'busy' | 'resending' | 'leaving',
  },
  actors: {
    signIn: port<CredentialsOutcome, { username: string; password: string }>('signIn'),
    verifyCode: port<CodeOutcome, { code: string }>('verifyCode'),
    resendCode: port<ResendOutcome, undefined>('resendCode'),
    /** Never rejects, because no caller awaits it. */
    abandonCode: port<void, undefined>('abandonCode'),
  },
  guards: {
    isSignedIn: (_, { kind }: { kind: string }) => kind === 'signedIn',
    asksForCode: (_, { kind }: { kind: string }) => kind === 'code',
    /** S1 §8: a snackbar "unless username or password field errors exist". */
    namesField: (_, { fields, fieldErrors }: { fields: readonly string[]; fieldErrors: FieldErrors }) =>
      fields.some((field) => Object.hasOwn(fieldErrors, field)),
    isOver: (_, output: ResendOutcome) => output.kind === 'refused' && output.isOver,
    hasCode: ({ context }) => context.code !== null,
  },
  actions: {
    rememberUsername: assign((_, { username }: { username: string }) => ({ username, fieldErrors: {} })),
    showFieldErrors: assign((_, { fieldErrors }: { fieldErrors: FieldErrors }) => ({ fieldErrors })),
    clearFieldErrors: assign({ fieldErrors: {} }),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    keepCode: assign((_, { code }: { code: CodeStep | null }) => ({ code, fieldErrors: {} })),
    forgetCode: assign({ code: null, fieldErrors: {} }),
    goTo: assign((_, { to }: { to: string | null }) => ({ to })),
    announce: emit(({ context }, { messages }: { messages: readonly string[] }) => ({
      type: 'notice' as const,
      messages,
      refusals: context.refusals,
    })),
    leave: emit(({ context }) => ({ type: 'signedIn' as const, to: context.to ?? '/' })),
  },
})

/** S1 §4 "Login". The password is only in an event and an actor's input, never in the context. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  initial: 'opening',
  context: ({ input }) => ({
    username: input.username,
    code: input.code,
    fieldErrors: input.fieldErrors ?? {},
    refusals: 0,
    to: null,
  }),
  states: {
    opening: { always: [{ guard: 'hasCode', target: 'code' }, { target: 'credentials' }] },
    credentials: {
      tags: ['step.credentials'],
      on: {
        'credentials.submitted': {
          target: 'signingIn',
          actions: { type: 'rememberUsername', params: ({ event }) => ({ username: event.username }) },
        },
      },
    },
    signingIn: {
      tags: ['step.credentials', 'busy'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context, event }) => ({
          username: context.username,
          password: event.type === 'credentials.submitted' ? event.password : '',
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'goTo', params: ({ event }) => ({ to: signedInTo(event.output) }) },
          },
          {
            guard: { type: 'asksForCode', params: ({ event }) => event.output },
            target: 'code',
            actions: { type: 'keepCode', params: ({ event }) => ({ code: codeOf(event.output) }) },
          },
          {
            guard: {
              type: 'namesField',
              params: ({ event }) => ({
                fields: ['username', 'password'],
                fieldErrors: fieldErrorsOf(event.output),
              }),
            },
            target: 'credentials',
            actions: {
              type: 'showFieldErrors',
              params: ({ event }) => ({ fieldErrors: fieldErrorsOf(event.output) }),
            },
          },
          {
            target: 'credentials',
            actions: [
              'countRefusal',
              { type: 'announce', params: ({ event }) => ({ messages: messagesOf(event.output) }) },
            ],
          },
        ],
        onError: { target: 'credentials', actions: { type: 'announce', params: { messages: [] } } },
      },
    },
    code: {
      tags: ['step.code'],
      initial: 'waiting',
      on: {
        'code.submitted': { target: 'verifying', actions: 'clearFieldErrors' },
        'code.abandoned': { target: 'credentials', actions: ['forgetCode', spawnChild('abandonCode')] },
      },
      states: {
        waiting: { on: { 'code.resend': 'resending' } },
        resending: {
          tags: ['resending'],
          invoke: {
            id: 'resendCode',
            src: 'resendCode',
            onDone: [
              {
                guard: { type: 'asksForCode', params: ({ event }) => event.output },
                target: 'waiting',
                actions: { type: 'keepCode', params: ({ event }) => ({ code: codeOf(event.output) }) },
              },
              {
                guard: { type: 'isOver', params: ({ event }) => event.output },
                target: '#login.credentials',
                actions: [
                  'forgetCode',
                  { type: 'announce', params: ({ event }) => ({ messages: messagesOf(event.output) }) },
                ],
              },
              {
                target: 'waiting',
                actions: {
                  type: 'announce',
                  params: ({ event }) => ({ messages: messagesOf(event.output) }),
                },
              },
            ],
            onError: { target: 'waiting', actions: { type: 'announce', params: { messages: [] } } },
          },
        },
      },
    },
    verifying: {
      tags: ['step.code', 'busy'],
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ event }) => ({ code: event.type === 'code.submitted' ? event.code : '' }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'goTo', params: ({ event }) => ({ to: signedInTo(event.output) }) },
          },
          {
            guard: {
              type: 'namesField',
              params: ({ event }) => ({ fields: ['code'], fieldErrors: fieldErrorsOf(event.output) }),
            },
            target: 'code',
            actions: {
              type: 'showFieldErrors',
              params: ({ event }) => ({ fieldErrors: fieldErrorsOf(event.output) }),
            },
          },
          // S1 §8: "code field errors, otherwise the state resets to the login form".
          {
            target: 'credentials',
            actions: [
              'forgetCode',
              { type: 'announce', params: ({ event }) => ({ messages: messagesOf(event.output) }) },
            ],
          },
        ],
        onError: {
          target: 'credentials',
          actions: ['forgetCode', { type: 'announce', params: { messages: [] } }],
        },
      },
    },
    signedIn: { tags: ['busy', 'leaving'], type: 'final', entry: 'leave' },
  },
})
