import { useEffect, useRef } from 'react'

const settleMs = 500

/** Whether what is searched for now is what was asked for here, with or without the space around it. */
export const isOwn = (start: string, asked: string): boolean => start === asked || start === asked.trim()

/** Asks 500 ms after the typing stops, at once on Enter, and on leaving if the text is another. TBL-02. */
export function useSearch(search: (text: string) => void, start: string) {
  const asked = useRef(start)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (isOwn(start, asked.current)) return
    clearTimeout(timer.current)
    asked.current = start
  }, [start])

  const askNow = (text: string) => {
    clearTimeout(timer.current)
    if (text === asked.current) return
    asked.current = text
    search(text)
  }
  const askSoon = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => askNow(text), settleMs)
  }
  return { askNow, askSoon }
}
