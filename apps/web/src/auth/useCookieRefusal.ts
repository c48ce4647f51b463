import { useState, useSyncExternalStore } from 'react'

/**
 * Whether this browser would not keep who is signed in. Our cookies are `Secure`: some refuse those from an http address, even
 * one of this machine, and some are told to refuse all.
 */
export function useCookieRefusal(): boolean {
  const [isRefusing] = useState(askedOnce)
  return useSyncExternalStore(noNews, isRefusing, () => false)
}

const noNews = () => () => undefined

function askedOnce() {
  let known: boolean | null = null
  return () => (known ??= !keepsSecureCookies())
}

function keepsSecureCookies(): boolean {
  const attempt = '__Host-kept=1'
  const scope = 'Path=/; Secure; SameSite=Strict'
  document.cookie = `${attempt}; ${scope}`
  const isKept = document.cookie.includes(attempt)
  document.cookie = `${attempt}; ${scope}; Max-Age=0`
  return isKept
}
