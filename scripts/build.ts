import { run, type Ran } from './run.ts'

/** Builds the web app where a source changed since; about 0.1 s where none did. */
export const buildWhatIsStale = (): Promise<Ran> => build('@wasl/web')

/** The static Storybook, in stories/storybook-static. */
export const buildStorybook = (): Promise<Ran> => build('@wasl/stories')

const build = (workspace: string): Promise<Ran> =>
  run('turbo', ['run', 'build', `--filter=${workspace}`, '--output-logs=errors-only', '--log-prefix=none'])

export const wasFresh = ({ ok, output }: Ran): boolean => ok && output.includes('FULL TURBO')
