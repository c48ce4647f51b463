/** Changes the page while nothing of it is seen, and lets it come back softly (`[data-fading]` in base.css). */
export function whileFaded(change: () => void): () => void {
  const { dataset } = document.documentElement
  const show = () => delete dataset['fading']
  let isChanged = false
  dataset['fading'] = ''
  const frame = requestAnimationFrame(() => {
    isChanged = true
    change()
    // Not before the changed page has been laid out.
    requestAnimationFrame(() => requestAnimationFrame(show))
  })
  return () => {
    cancelAnimationFrame(frame)
    if (!isChanged) show()
  }
}
