import { createHash } from 'node:crypto'
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

/** A browser that several people sign in on has one for each; what is in it only the core can read. */
const deviceCookie = (username: string): string =>
  `__Host-dev-${createHash('sha256').update(username.trim().toLowerCase()).digest('base64url').slice(0, 16)}`

const deviceKnownDays = 180

export const knownDeviceOf = (c: Context<BffEnv>, username: string): string | null => {
  const token = getCookie(c, deviceCookie(username))
  return token !== undefined && /^[\w.-]{1,128}$/.test(token) ? token : null
}

export const keepKnownDevice = (c: Context<BffEnv>, username: string, token: string): void =>
  setCookie(c, deviceCookie(username), token, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: deviceKnownDays * 86_400,
  })
