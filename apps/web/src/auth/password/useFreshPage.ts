import { useEffect } from 'react'

/** A page that comes back from the browser's memory may show what nobody may see any more: it is loaded anew. */
export function useFreshPage(): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      document.getElementById('app')?.replaceChildren()
      window.location.reload()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
}
