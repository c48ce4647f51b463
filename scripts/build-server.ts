/** Makes the server that `npm start` runs, where a source changed since. */
import { buildServer } from './server-build.ts'

await buildServer()
