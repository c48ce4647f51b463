import { parse } from '@formatjs/icu-messageformat-parser'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Compiled = Record<string, unknown>

const stringsFile = /\.strings(\.ar)?\.ts$/

/** Replaces a `.strings.ts` module by what its messages compile to, so that no parser goes to the browser. */
export const compiledStrings = (): Plugin => ({
  name: 'compiled-strings',
  enforce: 'pre',
  async transform(_, id) {
    const file = id.split('?')[0] ?? id
    if (!stringsFile.test(file)) return null
    const exported = await readStrings(file)
    return Object.entries(exported)
      .map(([name, messages]) => `export const ${name} = ${JSON.stringify(messages)}`)
      .join('\n')
  },
})

async function readStrings(file: string): Promise<Record<string, Compiled>> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Record<string, string>>
  return Object.fromEntries(
    Object.entries(module).map(([name, strings]) => [
      name,
      Object.fromEntries(Object.entries(strings).map(([key, text]) => [key, compile(text)])),
    ]),
  )
}

/** Plain text stays text: `createUseText` shows it as it is. */
function compile(text: string): unknown {
  return /[{<']/.test(text) ? parse(text, { captureLocation: false }) : text
}
