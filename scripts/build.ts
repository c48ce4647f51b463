import { run, type Ran } from './run.ts'

/** Builds the web app where a source changed since; about 0.1 s where none did. */
export const buildWhatIsStale = (): Promise<Ran> =>
  run('turbo', ['run', 'build', '--filter=@wasl/web', '--output-logs=errors-only', '--log-prefix=none'])

export const wasFresh = ({ ok, output }: Ran): boolean => ok && output.includes('FULL TURBO')
