import type { SessionState } from '@wasl/contracts/web/auth.contract'
import { sessionMachine } from '@wasl/machines/auth/session.machine'
import type { Standing } from '@wasl/machines/auth/session-outcomes'
import { fromPromise } from 'xstate'
import type { staffClient } from '../../base/session/staff-client.ts'

type Client = (typeof staffClient)['auth']

/** Where the session's machine meets the web contract. Any other answer is a failure: the machine asks again. */
export const sessionLogic = (client: Client) => {
  const ask = async (): Promise<Standing> => {
    const answer = await client.guest.session()
    if (answer.status !== 200) throw new Error(`the session answered ${answer.status}`)
    return standingOf(answer.body)
  }
  const isAlive = async (): Promise<boolean> => {
    try {
      return (await ask()).kind === 'alive'
    } catch {
      return false
    }
  }
  return sessionMachine.provide({
    actors: {
      ask: fromPromise(ask),
      extend: fromPromise(async (): Promise<Standing> => {
        const answer = await client.own.extend({ body: {} })
        if (answer.status === 401) return { kind: 'over' }
        if (answer.status !== 200) throw new Error(`the session answered ${answer.status}`)
        return standingOf(answer.body)
      }),
      clear: fromPromise(async ({ input }): Promise<void> => {
        // What expired is over; what lives now was begun in another tab meanwhile.
        if (input.reason === 'idle' && (await isAlive())) return
        await client.own.logout({ body: { forgetsDrafts: input.reason === 'signedOut' } })
      }),
    },
  })
}

const standingOf = (state: SessionState): Standing =>
  state.kind === 'signedIn' ? { kind: 'alive', idleInMs: state.idleInMs } : { kind: 'over' }
