import { useEffect, useRef } from 'react'
import type { PayView } from './pay-view.ts'

/** When the page changes under the reader, the focus goes to what is new; the first view leaves it alone. */
export function useViewFocus(view: PayView): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.querySelector<HTMLElement>('#main [data-box="state"] :is(h1, h2)')?.focus()
  }, [view])
}
