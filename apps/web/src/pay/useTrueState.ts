import { useEffect } from 'react'
import type { PayActor } from './usePayActor.ts'

/** A page that comes back from the background, the history or a dead connection reads its state again. */
export function useTrueState(actor: PayActor): void {
  useEffect(() => {
    const shown = () => actor.send({ type: 'page.shown' })
    const restored = (event: PageTransitionEvent) => event.persisted && shown()
    const visible = () => document.visibilityState === 'visible' && shown()
    window.addEventListener('pageshow', restored)
    window.addEventListener('online', shown)
    document.addEventListener('visibilitychange', visible)
    return () => {
      window.removeEventListener('pageshow', restored)
      window.removeEventListener('online', shown)
      document.removeEventListener('visibilitychange', visible)
    }
  }, [actor])
}
