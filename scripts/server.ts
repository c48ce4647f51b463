import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.ts'

/** Arguments of Node for any process that runs the server's modules. The import is half of every start. */
export const quickStart: readonly string[] = [
  '--import',
  pathToFileURL(join(root, 'scripts', 'quick-start.mjs')).href,
]

/** Of the server itself: whoever reaches for `__proto__` is stopped (reliability D-33). Tools that build are left alone. */
export const asServed: readonly string[] = [...quickStart, '--disable-proto=throw']

/** What the allocator below Node is told: one store for all threads, since a thread's own keeps what others could use. */
export const stayingWith = { MALLOC_ARENA_MAX: '1' }

/** What people write, for `npm run dev` and for the build. */
export const serverSource = join(root, 'apps', 'bff', 'src', 'main.ts')

/** The same in a few files, as old as the last build: ask `buildWhatIsStale` before. */
export const builtServer = join(root, 'apps', 'bff', 'dist', 'main.js')
