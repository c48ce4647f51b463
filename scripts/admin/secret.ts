import { parseArgs } from 'node:util'
import { changeSecret } from '@wasl/core/kernel/installation/change-secret.service'
import { InstallationKeyRefused } from '@wasl/core/kernel/installation/installation-key.service'
import { variables } from '@wasl/core/platform/config/environment'
import type { Asking } from '../asking.ts'
import { onDatabase } from './at-work.ts'
import { textFrom } from './text-from.ts'

const options = { 'from-file': { type: 'string' } } as const
const option = 'from-file'

/** `npm run admin -- secret --from-file file`: the secret that starts the installation from now on. */
export async function secret(args: string[], asking: Asking): Promise<void> {
  const { [option]: path } = parseArgs({ args, options }).values
  if (path === undefined)
    throw new Error('Which secret? --from-file names the file with the new one, or - for standard input.')
  const next = secretIn(await textFrom({ option, path, wants: 'a file with the new secret' }, asking))
  const changed = await onDatabase(({ secret: present, ...at }) => changeSecret(at, { present, next }))
  if (!changed.ok) throw new InstallationKeyRefused(changed.error)
  console.log(
    changed.value.is === 'changed'
      ? 'The key of this installation is sealed with the new secret.'
      : 'The key of this installation is sealed with this secret already.',
  )
  console.log(next === process.env['WASL_SECRET'] ? 'WASL_SECRET is it.' : whatToDo)
}

const whatToDo =
  'Set WASL_SECRET to it and restart every process of Wasl. Those that run go on until then; none starts with the secret of before. Backups of before want that one: keep it with them.'

/** One line, by the rule of WASL_SECRET; never quoted. */
function secretIn(text: string): string {
  const [line = '', ...more] = text.replace(/[\r\n]+$/, '').split(/\r?\n/)
  if (more.length > 0) throw new Error(`--${option}: the new secret is one line, and this has several.`)
  if (line !== line.trim())
    throw new Error(`--${option}: the new secret has blanks around it. Take them away.`)
  const parsed = variables.WASL_SECRET.schema.safeParse(line)
  if (parsed.success) return line
  throw new Error(`--${option}: the new secret ${parsed.error.issues[0]?.message ?? 'is not valid'}.`)
}
