import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Frees 97 of 100 pieces of 4 KB, and says how many MB are resident before and after. */
const holes = `
import { mallocTrim } from ${JSON.stringify(new URL('malloc-trim.ts', import.meta.url).href)}
let pieces = Array.from({ length: 50_000 }, () => Buffer.allocUnsafeSlow(4_000).fill(1))
pieces = pieces.filter((_piece, at) => at % 33 === 0)
gc()
const before = process.memoryUsage.rss()
await mallocTrim()
console.log(JSON.stringify([before, process.memoryUsage.rss(), pieces.length]))
`

test.runIf(process.platform === 'linux')(
  'what was freed between pieces that stay goes back to the machine',
  () => {
    const flags = ['--expose-gc', '--input-type=module', '--eval', holes]
    const [before, after] = JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }))
    expect(before - after).toBeGreaterThan(50 * 2 ** 20)
  },
)
