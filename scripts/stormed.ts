import { globSync, readFileSync } from 'node:fs'

/** Every suite of the core that counts its races in the rounds of `WASL_RACE_ROUNDS`: the storm leaves none of them out. */
export const stormed = (): string[] =>
  globSync('apps/core/src/**/*.test.ts')
    .filter((path) => /\brounds(On)?\b[^;\n]*race\.fixtures/.test(readFileSync(path, 'utf8')))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
