import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { AnnounceContext, type Announce } from './announce.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Message = { text: string; urgency: 'polite' | 'assertive' }

const gapMs = 1000

/** One polite and one assertive region per page. Messages are read one at a time, a second apart. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Message[]>([])
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    setQueue((waiting) => [...waiting, { text, urgency }])
  }, [])

  // Of the first alone: what comes after it never makes it stay.
  const [first] = queue
  useEffect(() => {
    if (!first) return
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), gapMs)
    return () => clearTimeout(timer)
  }, [first])

  const spoken = (urgency: Message['urgency']) => (first?.urgency === urgency ? first.text : '')
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <output>{spoken('polite')}</output>
        <span role="alert">{spoken('assertive')}</span>
      </VisuallyHidden>
    </AnnounceContext>
  )
}
