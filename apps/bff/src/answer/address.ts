/** An address a page may link to: http(s) or a path of this site. Anything else (`javascript:`, `//host`) is dropped. */
export function linkAddress(text: string | null): string | null {
  return ownPath(text) ?? webAddress(text)
}

export function webAddress(text: string | null): string | null {
  if (!text || !URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

/** Pictures come from this site alone: the policy of our pages loads no other. */
export const ownPath = (text: string | null): string | null =>
  text && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) ? text : null
