import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const core = createRequire(new URL('../../apps/core/package.json', import.meta.url))
const engine = join(dirname(core.resolve('@electric-sql/pglite')), 'pglite.wasm')
/** Its types are a browser's, which the core knows nothing of. */
const assembly: { compile(bytes: Uint8Array<ArrayBuffer>): Promise<object> } = Reflect.get(
  globalThis,
  'WebAssembly',
)

/**
 * Node keeps what it made of the same WebAssembly for as long as anybody in the process holds it: every later database
 * begins with code that is compiled and already fast. Whoever opens embedded databases in tests imports this.
 */
export const keptEngine = await assembly.compile(await readFile(engine))
