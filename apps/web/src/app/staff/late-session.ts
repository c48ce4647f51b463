import type { SessionControl } from '../../base/session/session.ts'

export type ArrivedSession = SessionControl & { confirm: () => Promise<boolean> }

/** What the shell may ask of the session before its code is there: the question waits for it. */
export function lateSession(onWanted: () => void) {
  const arrived = Promise.withResolvers<ArrivedSession>()
  let current: ArrivedSession | null = null
  const wanted = async (): Promise<ArrivedSession> => {
    if (current) return current
    onWanted()
    return arrived.promise
  }
  return {
    session: { signOut: async () => (await wanted()).signOut() },
    confirm: async (): Promise<boolean> => (await wanted()).confirm(),
    arrive: (session: ArrivedSession): void => {
      current = session
      arrived.resolve(session)
    },
  }
}
