/** `npm run admin -- …`: what only whoever runs a production installation may set up. */
import { cleanText } from '@wasl/domain/clean-text'
import { create } from './admin/create.ts'
import { gateway } from './admin/gateway.ts'
import { host } from './admin/host.ts'
import { merchant } from './admin/merchant.ts'
import { plugins } from './admin/plugins.ts'
import { secret } from './admin/secret.ts'
import { createAsking, type Asking } from './asking.ts'
import { helpIfAsked } from './help.ts'
import { configured, whyItStopped } from './installation.ts'

const commands: ReadonlyMap<string, (args: string[], asking: Asking) => Promise<void>> = new Map([
  ['create', create],
  ['merchant', merchant],
  ['host', host],
  ['plugins', plugins],
  ['gateway', gateway],
  ['secret', secret],
])

helpIfAsked('admin')
const asking = createAsking(process.stdin, process.stdout)
try {
  const [name = '', ...args] = process.argv.slice(2).map(cleanText)
  await perform(name, args)
} catch (error) {
  console.error(whyItStopped(error))
  process.exitCode = 1
} finally {
  asking.close()
}

async function perform(name: string, args: string[]): Promise<void> {
  const command = commands.get(name)
  if (!command) throw new Error(`Which command? ${[...commands.keys()].join(', ')}: npm run admin -- --help`)
  if (configured().mode !== 'production')
    throw new Error(
      'The demo has its users and merchants. Set WASL_MODE=production, WASL_SECRET and PUBLIC_URL.',
    )
  await command(args, asking)
}
