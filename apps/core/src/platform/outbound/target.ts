import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type TargetRules = {
  /** Origins that may be reached although they are not public or not https: receivers of one's own. */
  allowed: readonly string[]
  /** In demo mode nobody else is reached. */
  onlyAllowed: boolean
}

export type TargetProblem =
  | 'malformed'
  | 'notHttps'
  | 'credentials'
  | 'port'
  | 'privateAddress'
  /** The demo speaks to nobody outside. */
  | 'notAllowed'

export type Target = { url: URL; isAllowed: boolean }

/** What an address itself says about where it leads; names are resolved when they are called. */
export function readTarget(text: string, rules: TargetRules): Target | TargetProblem {
  if (!URL.canParse(text)) return 'malformed'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'notHttps'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (rules.allowed.includes(url.origin)) return { url, isAllowed: true }
  if (rules.onlyAllowed) return 'notAllowed'
  if (url.protocol !== 'https:') return 'notHttps'
  if (url.port !== '') return 'port'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'privateAddress' : { url, isAllowed: false }
}
