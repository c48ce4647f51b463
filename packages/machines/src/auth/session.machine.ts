import { and, assign, emit, not, setup, stateIn } from 'xstate'
import { port } from '../port.ts'
import {
  activeAt,
  isWarningDue,
  overMs,
  untilExpiryMs,
  untilTellMs,
  untilWarningMs,
  type EndReason,
  type SessionContext,
  type SessionEmitted,
  type SessionEvent,
  type Standing,
} from './session-outcomes.ts'

const sessionSetup = setup({
  types: {
    input: {} as { now: () => number },
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'warning' | 'expiryModal' | 'busy' | 'over',
  },
  actors: {
    ask: port<Standing, undefined>('ask'),
    extend: port<Standing, undefined>('extend'),
    clear: port<void, { reason: EndReason }>('clear'),
  },
  delays: {
    untilWarning: ({ context }) => untilWarningMs(context),
    untilExpiry: ({ context }) => untilExpiryMs(context),
    untilTell: ({ context }) => untilTellMs(context),
  },
  guards: {
    isWarningDue: ({ context }) => isWarningDue(context),
    isTellDue: ({ context }) => untilTellMs(context) === 0,
    isWatching: stateIn({ active: { presence: 'watching' } }),
    isOver: ({ context }) => untilExpiryMs(context) <= overMs,
    saysOver: (_, { kind }: Standing) => kind === 'over',
    byIdleness: (_, { reason }: { reason: EndReason }) => reason === 'idle',
  },
  actions: {
    stamp: assign(({ context }) => ({ lastActiveAt: context.now() })),
    stampTold: assign(({ context }) => ({ toldAt: context.now() })),
    believe: assign(({ context }, standing: Standing) => ({
      lastActiveAt: activeAt(standing, context.now()),
    })),
    because: assign((_, { reason }: { reason: EndReason }) => ({ reason })),
    tellActive: emit({ type: 'tell', news: { type: 'told.active' } }),
    tellEnded: emit(({ context }) => ({
      type: 'tell' as const,
      news: { type: 'told.ended' as const, reason: context.reason },
    })),
    announceEnd: emit(({ context }) => ({ type: 'session.ended' as const, reason: context.reason })),
    stayFailed: emit({ type: 'stay.failed' }),
  },
})

/**
 * S1 §4 and §9, ux D6: a warning two minutes before twenty idle minutes; only an answer removes it. The machine asks the
 * server before it warns and before it ends, because other tabs count too and timers of a sleeping tab are late.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, lastActiveAt: input.now(), toldAt: -Infinity, reason: 'signedOut' }),
  initial: 'active',
  states: {
    active: {
      type: 'parallel',
      on: {
        'signOut.pressed': {
          target: 'clearing',
          actions: [{ type: 'because', params: { reason: 'signedOut' } }, 'tellEnded'],
        },
        unauthorised: {
          target: 'clearing',
          actions: [{ type: 'because', params: { reason: 'unauthorised' } }, 'tellEnded'],
        },
        'told.ended': [
          {
            guard: { type: 'byIdleness', params: ({ event }) => event },
            target: 'expired',
            actions: { type: 'because', params: ({ event }) => event },
          },
          { target: 'ended', actions: { type: 'because', params: ({ event }) => event } },
        ],
      },
      states: {
        presence: {
          initial: 'opening',
          states: {
            // Opening the page counts as activity.
            opening: {
              invoke: {
                id: 'open',
                src: 'ask',
                onDone: [
                  {
                    guard: { type: 'saysOver', params: ({ event }) => event.output },
                    target: '#session.clearing',
                    actions: [{ type: 'because', params: { reason: 'unauthorised' } }, 'tellEnded'],
                  },
                  { target: 'judging', actions: { type: 'believe', params: ({ event }) => event.output } },
                ],
                onError: 'judging',
              },
            },
            asking: {
              invoke: {
                id: 'ask',
                src: 'ask',
                onDone: {
                  target: 'judging',
                  actions: { type: 'believe', params: ({ event }) => event.output },
                },
                onError: 'judging',
              },
            },
            judging: {
              always: [
                {
                  guard: 'isOver',
                  target: '#session.expired',
                  actions: [{ type: 'because', params: { reason: 'idle' } }, 'tellEnded'],
                },
                { guard: 'isWarningDue', target: 'warning' },
                { target: 'watching' },
              ],
            },
            watching: {
              after: { untilWarning: 'asking' },
              on: {
                // Timers stop while a laptop sleeps, so the first event may find that the time is over.
                activity: [
                  { guard: 'isWarningDue', target: 'asking' },
                  { target: 'watching', reenter: true, actions: ['stamp', 'tellActive'] },
                ],
                'told.active': { target: 'watching', reenter: true, actions: 'stamp' },
                'tab.shown': { guard: 'isWarningDue', target: 'asking' },
              },
            },
            warning: {
              tags: ['warning'],
              after: { untilExpiry: 'settling' },
              on: {
                'stay.pressed': 'staying',
                'told.active': { target: 'watching', actions: 'stamp' },
                'tab.shown': 'settling',
              },
            },
            staying: {
              tags: ['warning', 'busy'],
              invoke: {
                id: 'stay',
                src: 'extend',
                onDone: {
                  target: 'judging',
                  actions: [
                    { type: 'believe', params: ({ event }) => event.output },
                    'stampTold',
                    'tellActive',
                  ],
                },
                onError: { target: 'judging', actions: 'stayFailed' },
              },
            },
            settling: {
              tags: ['warning'],
              invoke: {
                id: 'settle',
                src: 'ask',
                onDone: {
                  target: 'judging',
                  actions: { type: 'believe', params: ({ event }) => event.output },
                },
                onError: 'judging',
              },
            },
          },
        },
        telling: {
          initial: 'quiet',
          states: {
            quiet: {
              on: {
                activity: [
                  { guard: and(['isWatching', not('isWarningDue'), 'isTellDue']), target: 'extending' },
                  { guard: and(['isWatching', not('isWarningDue')]), target: 'owing' },
                ],
              },
            },
            owing: {
              after: { untilTell: [{ guard: 'isWarningDue', target: 'quiet' }, { target: 'extending' }] },
            },
            extending: {
              entry: 'stampTold',
              invoke: {
                id: 'extend',
                src: 'extend',
                onDone: [
                  {
                    guard: { type: 'saysOver', params: ({ event }) => event.output },
                    target: '#session.clearing',
                    actions: [{ type: 'because', params: { reason: 'refreshFailed' } }, 'tellEnded'],
                  },
                  { target: 'quiet' },
                ],
                onError: 'quiet',
              },
            },
          },
        },
      },
    },
    expired: { tags: ['expiryModal'], on: { 'expiry.acknowledged': 'clearing' } },
    clearing: {
      tags: ['busy'],
      invoke: {
        id: 'clear',
        src: 'clear',
        input: ({ context }) => ({ reason: context.reason }),
        onDone: 'ended',
        onError: 'ended',
      },
    },
    ended: { type: 'final', tags: ['over'], entry: 'announceEnd' },
  },
})
