import { join } from 'node:path'
import { root, run, seconds, type Ran } from './run.ts'
import { quickStart } from './server.ts'

type Tell = (line: string) => void

const fastMs = 1_500

/**
 * Builds the server and the web app where a source changed since, and the database new data folders begin as. Whoever
 * waits is told that something is built, and of each part when it is done.
 */
export async function buildWhatIsStale(tell: Tell = () => {}): Promise<Ran> {
  const announced = setTimeout(
    () => tell('Building what has changed; the first time this takes a minute or more …'),
    fastMs,
  )
  const told = async (what: string, part: Promise<Ran>) => {
    const ran = await part
    if (ran.ok && ran.ms > fastMs) tell(`  ${what} (${seconds(ran.ms)})`)
    return ran
  }
  const [web, server] = await Promise.all([
    told('the web app', buildWeb()),
    told('the server', script('build-server.ts')),
  ])
  clearTimeout(announced)
  return { ...web, ok: web.ok && server.ok, output: web.output + server.output }
}

/** For a server that runs from its sources. */
export async function buildWeb(): Promise<Ran> {
  const [web, database] = await Promise.all([build('@wasl/web'), script('build-database.ts')])
  return { ...web, ok: web.ok && database.ok, output: web.output + database.output }
}

const script = (name: string): Promise<Ran> =>
  run(process.execPath, [...quickStart, join(root, 'scripts', name)])

/** The static Storybook, in stories/storybook-static. */
export const buildStorybook = (): Promise<Ran> => build('@wasl/stories')

const build = (workspace: string): Promise<Ran> =>
  run('turbo', ['run', 'build', `--filter=${workspace}`, '--output-logs=errors-only', '--log-prefix=none'])

export const wasFresh = ({ ok, output }: Ran): boolean => ok && output.includes('FULL TURBO')
