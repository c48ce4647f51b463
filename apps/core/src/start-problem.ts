import type { Config } from './platform/config/config.ts'
import { isStorageFull, isUnavailable, sqlStateOf } from './platform/db/database-errors.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataFolder' | 'coreUrl'>
type Cause = Error & { code?: string; syscall?: string; path?: string }

/** What stopped a start, in a sentence that names the variable to look at. */
export function startProblem(error: unknown, { databaseUrl, dataFolder, coreUrl }: Place): string {
  if (!(error instanceof Error)) return String(error)
  const cause = lastCause(error)
  if (isStorageFull(error)) {
    return databaseUrl !== null && sqlStateOf(error) !== null
      ? 'DATABASE_URL: the disk of the database is full: make room, then start again'
      : `WASL_DATA: the disk of ${dataFolder} is full: make room, then start again`
  }
  const isOfFile = cause.path !== undefined && cause.syscall !== 'connect'
  if (isOfFile) return ofFile(cause, dataFolder)
  if (databaseUrl !== null && isUnavailable(error)) return `DATABASE_URL: ${cause.message || cause.code}`
  // Where the core is elsewhere, so is the database: nothing else is connected to.
  if (coreUrl !== null && isOfNetwork(cause)) return `CORE_URL: ${cause.message || cause.code}`
  return error.message
}

const isOfNetwork = ({ syscall }: Cause): boolean => syscall === 'connect' || syscall === 'getaddrinfo'

/** What a system says where it makes no folder, or where something else has its name. */
const unmakeable: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG', 'ELOOP'])
const unwritable: ReadonlySet<unknown> = new Set(['EROFS', 'EACCES', 'EPERM'])

function ofFile({ code, path = '', syscall, message }: Cause, dataFolder: string): string {
  // Also of a folder that it would have lain in.
  if (!path.startsWith(dataFolder) && !dataFolder.startsWith(path)) return message
  if (syscall === 'mkdir' && unmakeable.has(code)) {
    return `WASL_DATA: ${path} is no folder and cannot be made one (${code}): name a folder that can be made`
  }
  if (!unwritable.has(code)) return message
  return `WASL_DATA: ${path} may not be written here (${code}): name a folder that may`
}

const lastCause = (error: Error): Cause => (error.cause instanceof Error ? lastCause(error.cause) : error)
