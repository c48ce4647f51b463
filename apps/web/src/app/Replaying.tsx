import { useEffect, type ReactNode } from 'react'
import { replayEarlyPress } from './early-press.ts'

/** Around what the server drew: once all of it can be pressed, what was pressed before is. */
export function Replaying({ children }: { children: ReactNode }) {
  useEffect(replayEarlyPress, [])
  return children
}
