import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { loadChunk } from '../load-chunk.ts'
import { ConfirmPasswordContext } from './confirm-password.ts'
import { lateSession } from './late-session.ts'
import { SessionContext } from './session.ts'
import { onUnauthorised } from './unauthorised.ts'
import { whenSettled } from './when-settled.ts'

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
