import { useSyncExternalStore } from 'react'

let isAtPrinter = false

/** Not every browser tells its media queries of paper, and not every one tells its events. */
function watch(changed: () => void): () => void {
  const paper = matchMedia('print')
  const before = () => {
    isAtPrinter = true
    changed()
  }
  const after = () => {
    isAtPrinter = false
    changed()
  }
  paper.addEventListener('change', changed)
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    paper.removeEventListener('change', changed)
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}

/** While the page is put on paper. */
export const useIsPrinted = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isAtPrinter || matchMedia('print').matches,
    () => false,
  )
