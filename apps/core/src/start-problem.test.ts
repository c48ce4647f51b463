import { expect, test } from 'vitest'
import { DatabaseUnavailable } from './platform/db/database-errors.ts'
import { startProblem } from './start-problem.ts'

const server = { databaseUrl: 'postgres://wasl@db.example.com/wasl', dataFolder: '/data', coreUrl: null }
const folder = { databaseUrl: null, dataFolder: '/data', coreUrl: null }

const failed = (message: string, facts: object) => Object.assign(new Error(message), facts)
const fullDatabase = failed('could not extend file', { severity: 'ERROR', code: '53100' })
const fullFolder = failed('ENOSPC: no space left on device, open', { code: 'ENOSPC', path: '/data/x' })

test.each([
  [fullDatabase, server, 'DATABASE_URL: the disk of the database is full: make room, then start again'],
  [fullDatabase, folder, 'WASL_DATA: the disk of /data is full: make room, then start again'],
  [fullFolder, server, 'WASL_DATA: the disk of /data is full: make room, then start again'],
  [
    failed('EROFS: read-only file system, open', { code: 'EROFS', syscall: 'open', path: '/data/secret' }),
    folder,
    'WASL_DATA: /data/secret may not be written here (EROFS): name a folder that may',
  ],
  [
    failed('ENOENT: no folder can be made here', { code: 'ENOENT', syscall: 'mkdir', path: '/proc/x' }),
    { ...folder, dataFolder: '/proc/x/data' },
    'WASL_DATA: /proc/x is no folder and cannot be made one (ENOENT): name a folder that can be made',
  ],
  [
    failed('EEXIST: file already exists, mkdir', { code: 'EEXIST', syscall: 'mkdir', path: '/data' }),
    folder,
    'WASL_DATA: /data is no folder and cannot be made one (EEXIST): name a folder that can be made',
  ],
  [
    new DatabaseUnavailable(failed('role "wasl" does not exist', { severity: 'FATAL', code: '28000' })),
    server,
    'DATABASE_URL: role "wasl" does not exist',
  ],
  [failed('', { code: 'ECONNREFUSED' }), server, 'DATABASE_URL: ECONNREFUSED'],
  [
    new Error('the core did not answer', {
      cause: failed('connect ECONNREFUSED 10.0.0.7:4001', { code: 'ECONNREFUSED', syscall: 'connect' }),
    }),
    { ...folder, coreUrl: 'http://core.internal:4001' },
    'CORE_URL: connect ECONNREFUSED 10.0.0.7:4001',
  ],
  [new Error('the web app is not built'), server, 'the web app is not built'],
])('a start that fails names what to look at: %s', (error, place, sentence) => {
  expect(startProblem(error, place)).toBe(sentence)
})
