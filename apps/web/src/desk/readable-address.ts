/** What stands for a character that cannot be read. */
const unreadable = encodeURIComponent('\uFFFD')

/**
 * Path and query of an address whose escapes are all characters. The router has no page for an escape that is none, not
 * even the one that says so, and nobody stores the zero character: with another in its place, what is not there is told.
 */
export function readableAddress({ pathname, search }: { pathname: string; search: string }): string {
  const path = noZero(pathname).replaceAll(/(%[0-9a-f]{2})+|%/gi, (escapes) =>
    canBeRead(escapes) ? escapes : unreadable,
  )
  return path + noZero(search)
}

const noZero = (text: string): string => text.replaceAll('%00', unreadable)

function canBeRead(escapes: string): boolean {
  try {
    // A call whose answer nobody uses is left out of the build.
    return decodeURIComponent(escapes) !== ''
  } catch {
    return false
  }
}
