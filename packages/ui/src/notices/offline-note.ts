import { createContext, use, useEffect, useState, type MouseEvent } from 'react'

/**
 * What stands under a button that sends when it is pressed without a connection: that nothing was sent. Given by the frame
 * of a page; null where presses are held until the connection is back.
 */
export const OfflineNoteContext = createContext<string | null>(null)

/** For a button that sends: `refuse` takes a press without a connection, and answers whether it did. */
export function useOfflineNote(sends: boolean) {
  const note = use(OfflineNoteContext)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    if (!isRefused) return
    const forget = () => setIsRefused(false)
    window.addEventListener('online', forget)
    return () => window.removeEventListener('online', forget)
  }, [isRefused])
  const refuse = (event: MouseEvent): boolean => {
    if (!sends || note === null || navigator.onLine) return false
    // A submit button's press is also Enter in a field of its form.
    event.preventDefault()
    setIsRefused(true)
    return true
  }
  return { note: isRefused ? note : null, refuse }
}
