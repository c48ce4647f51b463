import { useEffect, useState, type RefObject } from 'react'

/** True from the moment the element comes near the window. Never on the server. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched || isInView) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsInView(true)
      },
      { rootMargin: '200px' },
    )
    watcher.observe(watched)
    return () => watcher.disconnect()
  }, [element, isInView])
  return isInView
}
