/** `npm run dev`: the server restarts and the web app is rebuilt when a source changes. */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildWeb, wasFresh } from './build.ts'
import { helpIfAsked } from './help.ts'
import { root, run, seconds, stopWithChildren } from './run.ts'
import { asServed, serverSource } from './server.ts'

const webSources = ['apps/web', 'packages']
const quietMs = 150

helpIfAsked('dev')
stopWithChildren()
await build()
let pending: NodeJS.Timeout | undefined
for (const folder of webSources) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!file || /(^|[\\/])(dist|node_modules|\.turbo)([\\/]|$)|\.test\.tsx?$/.test(file)) return
    clearTimeout(pending)
    pending = setTimeout(() => void build(), quietMs)
  })
}
const { ok } = await run(
  process.execPath,
  [...asServed, '--watch', '--watch-preserve-output', serverSource, ...process.argv.slice(2)],
  { show: true, env: { NODE_ENV: process.env['NODE_ENV'] ?? 'development' } },
)
process.exit(ok ? 0 : 1)

async function build() {
  const built = await buildWeb()
  if (!built.ok) console.error(built.output)
  else if (!wasFresh(built)) console.log(`Built the web app in ${seconds(built.ms)}.`)
}
