export type NextTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'origin'; readonly url: string }
  | { readonly kind: 'interstitial'; readonly url: string; readonly host: string }

/** Origins such as `https://shop.example`, with a port only if it is not the default one. */
export type NextRules = { readonly redirectOrigins: readonly string[]; readonly ownOrigin: string }

/**
 * Where a `next`, `next_url` or `redirect_url` may lead: a path of this site, an exact origin of the merchant, or a
 * page that names the host first. Null if a browser could read the address differently from how it looks.
 */
export function nextTarget(text: string, { redirectOrigins, ownOrigin }: NextRules): NextTarget | null {
  if (text.length > 2_000) return null
  if (text.startsWith('/')) return pathTarget(text)
  const [, scheme, authority, rest = ''] = /^(https?):\/\/([^/?#]+)(.*)$/i.exec(text) ?? []
  if (!scheme || !authority) return null
  const [host, origin] = readAuthority(scheme.toLowerCase(), authority.toLowerCase())
  const path = safePath(rest.startsWith('/') ? rest : `/${rest}`)
  if (!host || path === null) return null
  const url = `${origin}${path}`
  if (origin === ownOrigin.toLowerCase()) return { kind: 'path', path }
  if (redirectOrigins.some((allowed) => allowed.toLowerCase() === origin)) return { kind: 'origin', url }
  return looksLikeAddress(host) ? null : { kind: 'interstitial', url, host }
}

function pathTarget(text: string): NextTarget | null {
  const path = safePath(text)
  return path === null ? null : { kind: 'path', path }
}

/** Refuses paths that browsers normalise: //, dot segments, encoded slashes, backslashes and control characters. */
function safePath(text: string): string | null {
  const visible = /^[\p{L}\p{M}\p{N}\-._~:/?#[\]@!$&'()*+,;=%]+$/u
  if (!visible.test(text)) return null
  if (/%(?![0-9a-f]{2})|%(0|1|7f|5c)/i.test(text)) return null
  const path = text.split(/[?#]/, 1)[0] ?? ''
  if (/\/\/|%2f/i.test(path)) return null
  if (path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))) return null
  return text.replace(/[^\0-\x7f]+/g, (letters) => encodeURIComponent(letters))
}

/** Host with port, and the origin as a browser prints it. Empty for user names or encoded hosts. */
function readAuthority(scheme: string, authority: string): [host: string, origin: string] | [] {
  const [, name, port] =
    /^((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?::(\d{1,5}))?$/.exec(
      authority,
    ) ?? []
  if (!name || Number(port ?? 1) > 65_535) return []
  const ownPort = scheme === 'https' ? 443 : 80
  const host = port === undefined || Number(port) === ownPort ? name : `${name}:${Number(port)}`
  return [host, `${scheme}://${host}`]
}

/** A host whose last label is a number is an IP address. Nobody recognises a shop by it. */
const looksLikeAddress = (host: string): boolean => /(^|\.)(\d+|0x[0-9a-f]*)(:\d+)?$/.test(host)
