import { readFileSync } from 'node:fs'
import type { Assets } from './assets.ts'

let built: Assets | null = null

/** Written beside the server's entry by the build. */
export function builtAssets(): Assets {
  built ??= JSON.parse(readFileSync(new URL('./assets.json', import.meta.url), 'utf8')) as Assets
  return built
}
