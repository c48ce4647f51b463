import { useSession } from '../../base/session/session.ts'

export function useSignOut(): () => void {
  const { signOut } = useSession()
  return () => void signOut()
}
