import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type TargetRules = {
  /** Origins that may be reached although they are not public or not https: receivers of one's own. */
  allowed: readonly string[]
  /** In demo mode no other server is called. */
  onlyAllowed: boolean
}

export type TargetProblem =
  | 'malformed'
  | 'notHttps'
  | 'credentials'
  | 'port'
  | 'privateAddress'
  /** The demo calls no outside server. */
  | 'notAllowed'

export type Target = { url: URL; isAllowed: boolean }

/** What an address itself says about where it leads; any other name is resolved when it is called. */
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
  return isOfThisMachine(host) || (isIP(host) !== 0 && !isPublicAddress(host))
    ? 'privateAddress'
    : { url, isAllowed: false }
}

/** Names that lead to the machine they are asked on, whatever a name server says (RFC 6761). */
const isOfThisMachine = (host: string): boolean => /^(.+\.)?localhost\.?$/.test(host)
