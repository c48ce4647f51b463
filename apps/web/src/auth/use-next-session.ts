import { useEffect, useRef, type RefObject } from 'react'

/** When the session that was ended leaves the list, the next one has the focus, else what stands under the list. */
export function useNextSession() {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<number | null>(null)

  useEffect(() => {
    const left = place.current
    if (left === null || document.activeElement !== document.body) return
    place.current = null
    const buttons = buttonsOf(list)
    const below = list.current?.parentElement?.querySelector<HTMLElement>('ul ~ button')
    const next = buttons[left] ?? buttons[left - 1] ?? below
    next?.focus()
  })

  return {
    list,
    leave: () => {
      const at = buttonsOf(list).findIndex((button) => button === document.activeElement)
      place.current = at < 0 ? null : at
    },
  }
}

const buttonsOf = (list: RefObject<HTMLUListElement | null>) => [
  ...(list.current?.querySelectorAll('button') ?? []),
]
