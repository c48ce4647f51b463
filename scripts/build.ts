import { join } from 'node:path'
import { root, run, type Ran } from './run.ts'
import { quickStart } from './server.ts'

/** Builds the server and the web app where a source changed since, and the database new data folders begin as. */
export async function buildWhatIsStale(): Promise<Ran> {
  const [web, server] = await Promise.all([buildWeb(), script('build-server.ts')])
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
