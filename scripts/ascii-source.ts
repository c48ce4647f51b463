import type { Plugin } from 'vite'

/**
 * For what a server runs. Node keeps a file's text for as long as it runs it, and one Arabic letter makes every letter of the
 * file take two bytes: written as escapes, a megabyte takes one. What browsers fetch is shorter as it is.
 */
export const asciiSource = (): Plugin => ({
  name: 'wasl:ascii-source',
  enforce: 'post',
  // Before that the bundler would write letters again.
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
  },
})

export function inAscii(code: string): string {
  const raw = /String\.raw`[^`]*[^\0-\x7f][^`]*`/.exec(code)
  if (raw) throw new Error(`an escape says something else in ${raw[0]}`)
  // A letter that was escaped already has a backslash of its own.
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, slashes: string, letter: string) => {
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1)
    return `${kept}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
