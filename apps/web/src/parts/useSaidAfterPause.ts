import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { useEffect } from 'react'

const pauseMs = 500

/** ux D4: what is wrong with a field that still has the focus is said politely, once the typing rests. */
export function useSaidAfterPause(text: string | null): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => announce(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, announce])
}
