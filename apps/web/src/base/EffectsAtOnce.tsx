import { useLayoutEffect, useState, type ReactNode } from 'react'

/**
 * Lets the effects of a hydrated page begin with its first commit: a layout effect that renders does. React would begin
 * them in a later task, and a tile pressed before it was put back until the machine had started.
 */
export function EffectsAtOnce({ children }: { children: ReactNode }) {
  const [, render] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is the purpose
  useLayoutEffect(() => render(true), [])
  return children
}
