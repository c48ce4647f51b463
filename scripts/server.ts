import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.ts'

const inCore = (path: string) => pathToFileURL(join(root, 'apps', 'core', 'src', path)).href

/** Arguments of Node for any process that opens the database: half a second of every start. */
export const quickStart: readonly string[] = ['--import', inCore('platform/db/quick-drizzle.ts')]

export const server = join(root, 'apps', 'bff', 'src', 'main.ts')
