import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { loadChunk } from '../../base/load-chunk.ts'
import { ConfirmPasswordContext } from '../../base/session/confirm-password.ts'
import { lateSession } from './late-session.ts'
import { SessionContext } from '../../base/session/session.ts'
import { onUnauthorised } from '../../base/session/unauthorised.ts'
import { whenSettled } from '../../desk/when-settled.ts'

const SessionControls = lazy(() =>
  loadChunk(() => import('./SessionControls.tsx')).then((module) => ({ default: module.SessionControls })),
)

/**
 * Who is signed in stays so while they work, is told before it ends, and can be asked who they are. What does all that
 * arrives after the page itself, and at once where somebody needs it.
 */
export function StaffSession({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const router = useRouter()
  const [isWanted, setIsWanted] = useState(false)
  const [late] = useState(() => lateSession(() => setIsWanted(true)))

  useEffect(() => {
    const want = () => setIsWanted(true)
    const forget = [whenSettled(queries, router, want), onUnauthorised(want)]
    return () => {
      for (const stop of forget) stop()
    }
  }, [queries, router])

  return (
    <SessionContext value={late.session}>
      <ConfirmPasswordContext value={late.confirm}>
        {children}
        {isWanted && (
          <Suspense>
            <SessionControls onReady={late.arrive} />
          </Suspense>
        )}
      </ConfirmPasswordContext>
    </SessionContext>
  )
}
