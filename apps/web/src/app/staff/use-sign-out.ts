import { useSession } from './session.ts'

export function useSignOut(): () => void {
  const { signOut } = useSession()
  return () => void signOut()
}
