const declaration = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const asked = /var\((--[\w-]+)/g
/** Pages of one kind and state have the same styles; of all others nothing is kept for long. */
const keptAtMost = 100
const known = new Map<string, string>()

/** Minified `css` without the custom properties that nothing in it asks for: of a theme's a page uses a part. */
export function askedProperties(css: string): string {
  const found = known.get(css)
  if (found !== undefined) return found
  if (known.size >= keptAtMost) known.clear()
  const text = leaveOut(css)
  known.set(css, text)
  return text
}

/** What is left out may have been all that asked for another. */
function leaveOut(css: string): string {
  const names = new Set([...css.matchAll(asked)].map(([, name]) => name))
  const left = css.replace(declaration, (all, name: string) => (names.has(name) ? all : ''))
  return left === css ? css : leaveOut(left)
}
