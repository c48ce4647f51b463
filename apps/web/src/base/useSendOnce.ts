import { useEffect, useState, type FormEvent } from 'react'
import { whenStillHere } from './when-still-here.ts'

/** For plain forms that leave the page: one press sends, until it is certain that it led nowhere. Their key makes another one safe. */
export function useSendOnce() {
  const [isSending, setIsSending] = useState(false)
  useEffect(() => (isSending ? whenStillHere(() => setIsSending(false)) : undefined), [isSending])
  const once = (event: FormEvent) => {
    if (isSending) event.preventDefault()
    setIsSending(true)
  }
  return { isSending, once }
}
