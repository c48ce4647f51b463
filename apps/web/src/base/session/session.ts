import { createContext, useContext } from 'react'

/** What the shell asks of the session: the sign-in's own provider fills it. */
export type SessionControl = { signOut: () => void | Promise<void> }

export const SessionContext = createContext<SessionControl | null>(null)

export function useSession(): SessionControl {
  const session = useContext(SessionContext)
  if (!session) throw new Error('there is no session around this component')
  return session
}
