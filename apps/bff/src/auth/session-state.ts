import type { SessionState } from '@wasl/contracts/web/auth.contract'
import type { StaffSession } from '../platform/staff-sessions.ts'

export function stateOf(session: StaffSession | null | undefined, now: Date): SessionState {
  if (!session) return { kind: 'anonymous' }
  const until = (instant: string) => Math.max(0, Date.parse(instant) - now.getTime())
  return {
    kind: 'signedIn',
    username: session.username,
    idleInMs: until(session.idleUntil),
    endsInMs: until(session.endsAt),
  }
}
