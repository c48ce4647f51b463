const patienceMs = 15_000

/** Stopped on a slow line, or shown again out of the browser's memory: the page was to be left, and was not. */
export function whenStillHere(act: () => void): () => void {
  const timer = setTimeout(act, patienceMs)
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) act()
  }
  window.addEventListener('pageshow', shown)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pageshow', shown)
  }
}
