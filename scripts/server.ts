import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.ts'

/** Arguments of Node for any process that runs the server's modules: half of every start. */
export const quickStart: readonly string[] = [
  '--import',
  pathToFileURL(join(root, 'scripts', 'quick-start.mjs')).href,
]

export const server = join(root, 'apps', 'bff', 'src', 'main.ts')
