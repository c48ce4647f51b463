import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { BffEnv } from '../bff-env.ts'

/**
 * `session`: who is signed in. `code`: between the password and the one-time code. `reset`: between the mailed link and
 * the new password. Each holds a random id and nothing else.
 */
const names = { session: '__Host-sid', code: '__Host-otp', reset: '__Host-rst' } as const

export type CookieName = keyof typeof names

export const idInCookie = (c: Context<BffEnv>, name: CookieName): string | null => {
  const id = getCookie(c, names[name])
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : null
}

export function setIdCookie(c: Context<BffEnv>, name: CookieName, id: string, maxAgeMs: number): void {
  setCookie(c, names[name], id, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: Math.floor(maxAgeMs / 1000),
  })
}

export const clearIdCookie = (c: Context<BffEnv>, name: CookieName): void => setIdCookie(c, name, '', 0)
