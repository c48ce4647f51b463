import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { sessionMachine } from './session.machine.ts'
import { idleMs, type EndReason, type Standing } from './session-outcomes.ts'

export const minutes = (count: number) => count * 60_000
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A fake server on the same clock, which records what it receives. */
export async function watched({
  startAt = 0,
  server,
}: { startAt?: number; server?: () => Promise<Standing> } = {}) {
  const clock = new SimulatedClock()
  const time = { offset: startAt, serverIdleFrom: startAt, over: false }
  const now = () => clock.now() + time.offset
  const heard: unknown[] = []
  const calls: string[] = []
  const standing = (): Standing => {
    const idleInMs = time.serverIdleFrom + idleMs - now()
    return time.over || idleInMs <= 0 ? { kind: 'over' } : { kind: 'alive', idleInMs }
  }
  const machine = sessionMachine.provide({
    actors: {
      ask: fromPromise(async () => (calls.push('ask'), server ? server() : standing())),
      extend: fromPromise(async () => {
        calls.push('extend')
        if (standing().kind === 'alive') time.serverIdleFrom = now()
        return server ? server() : standing()
      }),
      clear: fromPromise<void, { reason: EndReason }>(async ({ input }) => {
        calls.push(`clear ${input.reason}`)
      }),
    },
  })
  const actor = createActor(machine, { input: { now }, clock })
  actor.on('*', (event) => heard.push(event))
  actor.start()
  await settled()
  const pass = async (ms: number) => {
    clock.increment(ms)
    await settled()
  }
  const tags = () => [...actor.getSnapshot().tags]
  return { actor, pass, tags, heard, calls, time }
}
