import { useState } from 'react'

/** Whether a form holds something else than it began with. */
export function useIsChanged(form: unknown): boolean {
  const now = JSON.stringify(form)
  const [before] = useState(now)
  return now !== before
}
