import { useEffect, useRef, useState } from 'react'
import css from './CategoryNav.module.css'

export type Category = {
  id: string
  label: string
  /** "#breakfast" follows the reader's scrolling; an address opens that category. */
  href: string
}

type Props = {
  label: string
  categories: Category[]
  /** Its id, until the reader scrolls. */
  current: string
}

/** Stays at the top of the page, and scrolls sideways where there is no room. */
export function CategoryNav({ label, categories, current }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const sections = categories
    .filter(({ href }) => href === `#${href.slice(1)}`)
    .map(({ href }) => href.slice(1))
  const inView = useSectionInView(sections)
  const marked = categories.find(({ href }) => href === `#${inView}`)?.id ?? current

  useEffect(() => {
    const track = list.current
    const link = track?.querySelector<HTMLElement>(`[data-category="${CSS.escape(marked)}"]`)
    if (track && link) track.scrollLeft = centred(track, link)
  }, [marked])

  return (
    <nav className={css.nav} aria-label={label} data-box="categories" data-print="hide">
      <ul ref={list} className={css.list} data-scrolls="">
        {categories.map(({ id, label: name, href }) => (
          <li key={id}>
            <a href={href} data-category={id} aria-current={id === marked ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How far the list is scrolled when the link stands in its middle: below zero from right to left. */
const centred = (list: HTMLElement, link: HTMLElement) =>
  link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2

/** The id of the section that stands under the page's head, as the reader scrolls. Null before the first is seen. */
function useSectionInView(ids: readonly string[]): string | null {
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
