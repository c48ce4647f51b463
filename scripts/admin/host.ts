import { parseArgs } from 'node:util'
import { changeHosts } from '@wasl/core/kernel/installation/hosts.service'
import { inInstallation } from './at-work.ts'
import { nameOf, whyNoHosts } from './sentences.ts'

const options = {
  host: { type: 'string' },
  add: { type: 'string', multiple: true, default: [] as string[] },
  remove: { type: 'string', multiple: true, default: [] as string[] },
} as const

/** `npm run admin -- host --host pay.example --add pay2.example`: where a merchant answers; without --add and --remove, as it is. */
export async function host(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options })
  const { host: known = null, add, remove } = values
  const changed = await inInstallation((at) => changeHosts(at, { host: known, add, remove }))
  if (!changed.ok) throw new Error(whyNoHosts(changed.error))
  console.log(`${nameOf(changed.value)} answers at ${changed.value.hosts.join(', ')}.`)
  if (add.length + remove.length > 0)
    console.log('A running server knows within ten seconds. The proxy needs each name as well.')
}
