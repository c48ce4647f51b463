import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { sessionLogic } from './session.actors.ts'

const alive = { kind: 'signedIn', username: 'nuwair.demo', idleInMs: 1_200_000, endsInMs: 43_200_000 }
const over = { kind: 'anonymous' }

/** What is asked of the server when Ok is pressed in the modal, where it says this of the session. */
async function askedByOk(state: object | null): Promise<string[]> {
  const asked: string[] = []
  let isAcknowledged = false
  const client = {
    guest: {
      session: async () => {
        if (isAcknowledged) asked.push('session')
        if (isAcknowledged && state === null) throw new TypeError('Failed to fetch')
        return { status: 200, body: isAcknowledged ? state : alive }
      },
    },
    own: {
      logout: async ({ body }: { body: object }) => {
        asked.push(`end ${JSON.stringify(body)}`)
        return { status: 200, body: over }
      },
    },
  }
  // Of the client only what is called here.
  const logic = sessionLogic(client as unknown as Parameters<typeof sessionLogic>[0])
  const actor = createActor(logic, { input: { now: Date.now } }).start()
  actor.send({ type: 'told.ended', reason: 'idle' })
  isAcknowledged = true
  const ended = new Promise<void>((resolve) => actor.subscribe({ complete: resolve }))
  actor.send({ type: 'expiry.acknowledged' })
  await ended
  return asked
}

const end = 'end {"forgetsDrafts":false}'

test.each([
  ['is over', over, ['session', end]],
  ['is not known', null, ['session', end]],
  ['was begun anew in another tab', alive, ['session']],
])('Ok in the modal where the session %s', async (_, state, asked) => {
  expect(await askedByOk(state)).toEqual(asked)
})
