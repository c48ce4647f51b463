import { join } from 'node:path'
import { root, run, type Ran } from './run.ts'
import { quickStart } from './server.ts'

/** Builds the web app where a source changed since, and the database new data folders begin as where a migration did. */
export async function buildWhatIsStale(): Promise<Ran> {
  const [web, database] = await Promise.all([build('@wasl/web'), buildDatabase()])
  return { ...web, ok: web.ok && database.ok, output: web.output + database.output }
}

const buildDatabase = (): Promise<Ran> =>
  run(process.execPath, [...quickStart, join(root, 'scripts', 'build-database.ts')])

/** The static Storybook, in stories/storybook-static. */
export const buildStorybook = (): Promise<Ran> => build('@wasl/stories')

const build = (workspace: string): Promise<Ran> =>
  run('turbo', ['run', 'build', `--filter=${workspace}`, '--output-logs=errors-only', '--log-prefix=none'])

export const wasFresh = ({ ok, output }: Ran): boolean => ok && output.includes('FULL TURBO')
