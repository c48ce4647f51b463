import { parseArgs } from 'node:util'
import { changePlugins } from '@wasl/core/kernel/installation/plugins.service'
import { knownPlugins } from '@wasl/domain/sections'
import { inInstallation } from './at-work.ts'
import { nameOf, whyNoPlugins } from './sentences.ts'

const options = {
  host: { type: 'string' },
  add: { type: 'string', multiple: true, default: [] as string[] },
  remove: { type: 'string', multiple: true, default: [] as string[] },
} as const

/** `npm run admin -- plugins --host pay.example --add e_commerce`: what a merchant has; without --add and --remove, as it is. */
export async function plugins(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options })
  const { host = null, add, remove } = values
  const changed = await inInstallation((at) => changePlugins(at, { host, add, remove }))
  if (!changed.ok) throw new Error(whyNoPlugins(changed.error))
  const has = changed.value.plugins
  const rest = knownPlugins.filter((plugin) => !has.includes(plugin))
  console.log(`${nameOf(changed.value)} has ${has.join(', ') || 'no plugin'}.`)
  if (rest.length > 0) console.log(`It may have: ${rest.join(', ')}.`)
}
