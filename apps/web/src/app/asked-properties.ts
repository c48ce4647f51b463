import { fewKept } from './few-kept.ts'

const declaration = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const asked = /var\((--[\w-]+)/g
const kept = fewKept()

/** Minified `css` without the custom properties that nothing in it, and no drawing in `html`, asks for. */
export function askedProperties(css: string, html: string): string {
  const drawn = [...new Set(namesIn(html))]
  return kept(`${drawn.join()} ${css}`, () => leaveOut(css, drawn))
}

/** What is left out may have been all that asked for another. */
function leaveOut(css: string, drawn: readonly string[]): string {
  const names = new Set([...namesIn(css), ...drawn])
  const left = css.replace(declaration, (all, name: string) => (names.has(name) ? all : ''))
  return left === css ? css : leaveOut(left, drawn)
}

const namesIn = (text: string): string[] => [...text.matchAll(asked)].map(([, name = '']) => name)
