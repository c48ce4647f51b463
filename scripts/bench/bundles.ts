import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { root } from '../run.ts'
import { atMost, type Measured } from './report.ts'

/** Brotli KB a library may bring along, as tried when it was chosen. React itself is on every page already. */
const libraries: readonly [name: string, inPath: RegExp, kilobytes: number][] = [
  [
    'react-aria',
    /node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@internationalized)/,
    64,
  ],
  ['ol', /node_modules\/ol\//, 76],
  ['zxing', /node_modules\/@zxing\//, 89],
  ['visx', /node_modules\/@visx\//, 13],
  ['table', /node_modules\/@tanstack\/(react-)?(table|virtual)/, 27],
  ['phone numbers', /node_modules\/libphonenumber-js\//, 47],
  ['qr', /node_modules\/qr\//, 5],
]
/** What a component's own code and styles may weigh, and those of the components it is made of. */
const ownKilobytes = 12

type Cost = { name: string; kilobytes: number; laterKilobytes: number; limit: number; stands: string }

/** What each component of the design system costs a page that has React and nothing else, the dearest first. */
export async function benchBundles(): Promise<Measured[]> {
  const costs: Cost[] = []
  for (const path of components()) costs.push(await costOf(path))
  return costs
    .toSorted((one, other) => other.kilobytes - one.kilobytes)
    .map(({ name, kilobytes, laterKilobytes, limit, stands }) => {
      const later = laterKilobytes > 0 ? `, ${laterKilobytes.toFixed(1)} KB when needed` : ''
      return atMost(`${name}${stands ? ` on ${stands}` : ''}${later}`, kilobytes, limit, 'KB')
    })
}

const components = (): string[] =>
  globSync('packages/ui/src/**/[A-Z]*.tsx', { cwd: root })
    .filter((path) => !/\.test\.tsx$|\/icons\//.test(path))
    .toSorted()

async function costOf(path: string): Promise<Cost> {
  const output = await bundle(join(root, path))
  const chunks = output.filter((file) => file.type === 'chunk')
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  )
  const first = firstChunks(chunks)
  const later = chunks.filter((chunk) => !first.includes(chunk))
  const modules = first.flatMap(({ moduleIds }) => moduleIds)
  const stands = libraries.filter(([, inPath]) => modules.some((id) => inPath.test(id)))
  return {
    name: basename(path, '.tsx'),
    kilobytes: brotliKilobytes([...first.map(({ code }) => code), ...styles]),
    laterKilobytes: brotliKilobytes(later.map(({ code }) => code)),
    limit: stands.reduce((sum, [, , kilobytes]) => sum + kilobytes, ownKilobytes),
    stands: stands.map(([name]) => name).join(', '),
  }
}

/** The component alone: what React gives and what it fetches later are not in its first bytes. */
async function bundle(file: string): Promise<Rolldown.OutputBundle[string][]> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { transformer: 'lightningcss' },
    build: {
      write: false,
      cssMinify: 'lightningcss',
      target: ['chrome111', 'safari16.4', 'firefox121'],
      lib: { entry: file, formats: ['es'] },
      minify: true,
      rolldownOptions: { external: /^react(-dom)?(\/|$)/, onLog: () => {} },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs.flatMap((one) => ('output' in one ? one.output : []))
}

/** The entry and everything it imports before it runs. */
function firstChunks(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  visit(chunks.find(({ isEntry }) => isEntry))
  return [...found]
}

function brotliKilobytes(sources: readonly (string | Uint8Array)[]): number {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  return sources.reduce((sum, source) => sum + brotliCompressSync(source, quality).length, 0) / 1024
}
