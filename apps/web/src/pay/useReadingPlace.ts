import { useEffect, useRef, type RefObject } from 'react'

/** For what is read in a dialog: begins where it was left, and remembers where it is left. */
export function useReadingPlace(readTo: RefObject<number>): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = place.current?.closest('section')
    if (!scroller) return
    scroller.scrollTop = readTo.current
    const remember = () => {
      // A dialog that is being closed has no height, and is at its beginning.
      if (scroller.clientHeight > 0) readTo.current = scroller.scrollTop
    }
    scroller.addEventListener('scroll', remember, { passive: true })
    return () => scroller.removeEventListener('scroll', remember)
  }, [readTo])
  return place
}
