import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'

const sockets = '/var/run/postgresql'

/**
 * As libpq reads it: an address without a user means the user who runs the process, and one without a host means this machine's
 * socket. The driver takes the user from `USER`, which services have none of, and asks `localhost` by TCP.
 */
export function withUser(
  address: string,
  { user = userInfo().username, env = process.env, hasSocket = existsSync(sockets) } = {},
): string {
  const [, scheme, rest = ''] = /^(postgres(?:ql)?:\/\/)(.*)$/s.exec(address) ?? []
  if (scheme === undefined) return address
  const [authority = ''] = rest.split(/[/?]/)
  const isNamed = authority.includes('@') || /[?&]user=/.test(rest) || env['PGUSER'] !== undefined
  const named = isNamed ? rest : `${encodeURIComponent(user)}@${rest}`
  const isPlaced =
    /[?&]host=/.test(rest) || env['PGHOST'] !== undefined || authority.replace(/^.*@/, '') !== ''
  if (isPlaced || !hasSocket) return scheme + named
  return `${scheme}${named}${named.includes('?') ? '&' : '?'}host=${encodeURIComponent(sockets)}`
}
