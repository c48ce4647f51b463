import { useEffect } from 'react'
import { afterPaint } from './after-paint.ts'
import { loadClient } from './load-client.ts'

const signs = ['pointerdown', 'keydown', 'focusin'] as const

/** Fetches the client at the first sign of a reader, so that the press need not wait for it. */
export function useWarmClient(): void {
  useEffect(() => {
    const stop = new AbortController()
    const warm = () => {
      stop.abort()
      // Asked for again, and answered for, by whoever needs it.
      afterPaint(() => loadClient().catch(() => {}))
    }
    for (const sign of signs) window.addEventListener(sign, warm, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [])
}
