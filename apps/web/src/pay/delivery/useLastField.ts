import { useEffect, useRef } from 'react'
import { deliveryFormId } from './delivery-form-ids.ts'

/** Remembers which field was edited last, and goes back there when the question closes without an answer. */
export function useLastField(isAsking: boolean): void {
  const last = useRef<HTMLElement | null>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    const form = document.getElementById(deliveryFormId)
    const keep = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.matches('input, textarea')) last.current = target
    }
    form?.addEventListener('input', keep)
    return () => form?.removeEventListener('input', keep)
  }, [])
  useEffect(() => {
    if (wasAsking.current && !isAsking) last.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
}
