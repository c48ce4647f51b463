import { useEffect, useState } from 'react'

/** The id of the section that stands under the page's head, as the reader scrolls. Null before the first is seen. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [inView, setInView] = useState<string | null>(null)
  const key = ids.join(' ')

  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    if (sections.length === 0) return
    const seen = new Set<string>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = sections.find(({ id }) => seen.has(id))
        if (first) setInView(first.id)
      },
      // A band in the upper part of the window: what crosses it is being read.
      { rootMargin: '-20% 0px -65% 0px' },
    )
    for (const section of sections) watch.observe(section)
    return () => watch.disconnect()
  }, [key])

  return inView
}
