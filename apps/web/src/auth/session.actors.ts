import type { SessionState } from '@wasl/contracts/web/auth.contract'
import { sessionMachine } from '@wasl/machines/auth/session.machine'
import type { Standing } from '@wasl/machines/auth/session-outcomes'
import { fromPromise } from 'xstate'
import type { staffClient } from '../app/staff/staff-client.ts'

type Client = (typeof staffClient)['auth']

/** Where the session's machine meets the web contract. Any other answer is a failure: the machine asks again. */
export const sessionLogic = (client: Client) =>
  sessionMachine.provide({
    actors: {
      ask: fromPromise(async (): Promise<Standing> => {
        const answer = await client.guest.session()
        if (answer.status !== 200) throw new Error(`the session answered ${answer.status}`)
        return standingOf(answer.body)
      }),
      extend: fromPromise(async (): Promise<Standing> => {
        const answer = await client.own.extend({ body: {} })
        if (answer.status === 401) return { kind: 'over' }
        if (answer.status !== 200) throw new Error(`the session answered ${answer.status}`)
        return standingOf(answer.body)
      }),
      clear: fromPromise(async ({ input }): Promise<void> => {
        await client.own.logout({ body: { forgetsDrafts: input.reason === 'signedOut' } })
      }),
    },
  })

const standingOf = (state: SessionState): Standing =>
  state.kind === 'signedIn' ? { kind: 'alive', idleInMs: state.idleInMs } : { kind: 'over' }
