const declaration = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const asked = /var\((--[\w-]+)/g
/** Pages of one kind and state have the same styles; of all others nothing is kept for long. */
const keptAtMost = 100
const known = new Map<string, string>()

/** Minified `css` without the custom properties that nothing in it, and no drawing in `html`, asks for. */
export function askedProperties(css: string, html: string): string {
  const drawn = [...new Set(namesIn(html))]
  const key = `${drawn.join()} ${css}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= keptAtMost) known.clear()
  const text = leaveOut(css, drawn)
  known.set(key, text)
  return text
}

/** What is left out may have been all that asked for another. */
function leaveOut(css: string, drawn: readonly string[]): string {
  const names = new Set([...namesIn(css), ...drawn])
  const left = css.replace(declaration, (all, name: string) => (names.has(name) ? all : ''))
  return left === css ? css : leaveOut(left, drawn)
}

const namesIn = (text: string): string[] => [...text.matchAll(asked)].map(([, name = '']) => name)
