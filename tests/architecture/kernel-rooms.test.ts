import { expect, test } from 'vitest'
import { importsOf } from './read-imports.ts'
import { sourceFiles } from './source-files.ts'

/** Bottom first: a room imports its own files and rooms before it. ARCHITECTURE.md says what each one is for. */
const rooms = `
  amounts imports
  notices audit gateways merchants people administered pictures import-jobs lists api-keys idempotency
  ledger
  stock products menu vouchers orders events
  links restrictions checkout codes
  messages webhooks requests live push
  reports permission-requests operation-requests erasure outbox installation
`
  .trim()
  .split(/\s+/)

const kernel = 'apps/core/src/kernel/'
const roomOf = (path: string) =>
  path.startsWith(kernel) ? (path.slice(kernel.length).split('/')[0] ?? '') : null

const files = sourceFiles(/\.ts$/).filter(
  (path) => path.startsWith(kernel) && !/\.(test|fixtures)\.ts$/.test(path),
)

test('every room of the kernel has its place', () => {
  const unknown = files.map(roomOf).filter((room) => room === null || !rooms.includes(room))
  expect([...new Set(unknown)]).toEqual([])
})

test('no room of the kernel imports from a room above it', () => {
  const upward = files.flatMap((path) =>
    importsOf(path).flatMap((found) => {
      const there = 'to' in found ? roomOf(found.to) : null
      const isUp = there !== null && rooms.indexOf(there) > rooms.indexOf(roomOf(path) ?? '')
      return isUp && 'to' in found ? [`${path} -> ${found.to}`] : []
    }),
  )
  expect(upward).toEqual([])
})
