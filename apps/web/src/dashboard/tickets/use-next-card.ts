import { useEffect, useRef, type FocusEvent } from 'react'

/** When the card that was being answered leaves, the next one has the focus, else the tab of the list. */
export function useNextCard() {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<number | null>(null)

  useEffect(() => {
    const left = place.current
    if (left === null || document.activeElement !== document.body) return
    const buttons = [...(list.current?.children ?? [])].map((card) => card.querySelector('button'))
    const next = buttons.slice(left).find(Boolean) ?? buttons.findLast(Boolean)
    const tab = document.querySelector<HTMLElement>('#main [role="tab"][aria-selected="true"]')
    ;(next ?? tab)?.focus()
    if (!next) place.current = null
  })

  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      place.current = [...(list.current?.children ?? [])].findIndex((card) => card.contains(target))
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const isAnswering = relatedTarget?.closest('dialog')
      // Taken out of the page, a button loses the focus too: that is no leave.
      queueMicrotask(() => {
        if (target.isConnected && !isAnswering && !list.current?.contains(relatedTarget)) place.current = null
      })
    },
  }
}
