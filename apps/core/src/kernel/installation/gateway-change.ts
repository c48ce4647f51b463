import { isCurrency } from '@wasl/domain/money'
import type { GatewayAdapter } from '../gateways/gateway.ts'

/** What is said of a gateway; what is left out stays as it is, or takes what a new one has. */
export type GatewayWish = {
  code: string
  adapter?: string
  nameEn?: string
  nameAr?: string
  verbEn?: string
  verbAr?: string
  logoUrl?: string
  currencies?: readonly string[]
  operation?: string
  wallet?: boolean
  /** As they were read: JSON of anybody. */
  settings?: unknown
  secrets?: unknown
}

export type GatewayProblem =
  | { kind: 'code' | 'names' | 'verbs' | 'logo' | 'operation' | 'settings' | 'origins' | 'secrets' }
  | { kind: 'currency'; currency: string }
  | { kind: 'unknownAdapter'; adapter: string | null; known: readonly string[] }
  /** Attempts that began with it are asked about there. */
  | { kind: 'otherAdapter'; adapter: string }
  | { kind: 'noWallet' | 'noAuthorize'; adapter: string }
  | { kind: 'secretMissing'; name: string }
  | { kind: 'secretAmongSettings'; name: string }

/** A gateway as it would be, with its secrets open. */
export type ReadGateway = {
  code: string
  adapter: string
  nameEn: string
  nameAr: string
  verbEn: string
  verbAr: string
  logoUrl: string | null
  currencies: readonly string[]
  operation: string
  wallet: boolean
  settings: unknown
  /** null: those that lie there stay, named only. */
  secrets: unknown
}

/** What is wrong with a gateway, all at once. `kept` are the names of secrets that stay. */
export function gatewayProblems(
  read: ReadGateway,
  { adapter, kept }: { adapter: GatewayAdapter; kept: readonly string[] },
): GatewayProblem[] {
  const { settings, secrets } = read
  const problems: GatewayProblem[] = []
  if (!/^[a-z0-9][a-z0-9_-]{0,39}$/.test(read.code)) problems.push({ kind: 'code' })
  if (![read.nameEn, read.nameAr].every((text) => isText(text, 80))) problems.push({ kind: 'names' })
  if (![read.verbEn, read.verbAr].every((text) => isText(text, 40))) problems.push({ kind: 'verbs' })
  if (read.logoUrl !== null && !/^(\/(?!\/)|https:\/\/)\S{1,500}$/.test(read.logoUrl))
    problems.push({ kind: 'logo' })
  if (!isOperation(read.operation)) problems.push({ kind: 'operation' })
  if (read.operation === 'authorize' && !adapter.capabilities.authorize)
    problems.push({ kind: 'noAuthorize', adapter: adapter.name })
  if (read.wallet && !adapter.wallet) problems.push({ kind: 'noWallet', adapter: adapter.name })
  for (const currency of read.currencies.length > 0 ? read.currencies : [''])
    if (!isCurrency(currency)) problems.push({ kind: 'currency', currency })
  if (!isRecord(settings)) return [...problems, { kind: 'settings' }]
  if (!hasOrigins(settings, adapter)) problems.push({ kind: 'origins' })
  if (secrets !== null && !isSecrets(secrets)) return [...problems, { kind: 'secrets' }]
  const given = secrets === null ? kept : Object.keys(secrets)
  for (const name of adapter.secrets ?? [])
    if (!given.includes(name)) problems.push({ kind: 'secretMissing', name })
  for (const name of new Set([...(adapter.secrets ?? []), ...given]))
    if (Object.hasOwn(settings, name)) problems.push({ kind: 'secretAmongSettings', name })
  return problems
}

export const isOperation = (text: string): text is 'purchase' | 'authorize' =>
  text === 'purchase' || text === 'authorize'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isSecrets = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string' && text !== '')

const isText = (text: string, most: number): boolean => text.trim() !== '' && text.trim().length <= most

/** Where payers may be sent: https, or this machine for whoever tries things out. A gateway with a page of its own names it. */
function hasOrigins(
  { redirect_origins: origins }: Record<string, unknown>,
  { capabilities }: GatewayAdapter,
): boolean {
  if (origins === undefined) return capabilities.sessionMinutes === 0
  return Array.isArray(origins) && origins.length > 0 && origins.every(isOrigin)
}

function isOrigin(text: unknown): boolean {
  if (typeof text !== 'string' || !URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'))
}
