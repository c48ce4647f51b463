import { expect, test } from 'vitest'
import { filesBelow, isTest, textOf } from './source-files.ts'

const files = filesBelow('apps/core/src').filter(
  (path) => path.endsWith('.ts') && !isTest(path) && !path.endsWith('.fixtures.ts'),
)

/** Where an id is made: `publicId: newPublicId()`, or by the port of the ledger, which is the same function. */
const makers = /\bpublicId: *(?:`\w*\$\{)?([\w.]+)\(/g
const named = /\bpublicId: *(['"`](?!\w*\$\{newPublicId\(\)\}`)[^'"`]*['"`])/g

const found = (pattern: RegExp, among = files): string[] =>
  among.flatMap((path) => [...textOf(path).matchAll(pattern)].map(([, maker = '']) => `${path}: ${maker}`))

test('reliability D-23: newPublicId alone makes public ids, seeds alone name theirs', () => {
  const made = found(makers)
    .filter((line) => !line.startsWith('apps/core/src/seed/'))
    .map((line) => line.replace(/^.*: /, ''))
  // `text` and `String` read an id that is there.
  expect(new Set(made.filter((maker) => maker !== 'text' && maker !== 'String'))).toEqual(
    new Set(['newPublicId', 'deps.ids.publicId']),
  )
  expect(found(named).filter((line) => !line.startsWith('apps/core/src/seed/'))).toEqual([])
})

test('randomness stands in few files, and the id’s in one', () => {
  const random = files.filter((path) =>
    /\b(randomBytes|randomUUID|getRandomValues|Math\.random)\(/.test(textOf(path)),
  )
  expect(
    random.filter((path) => /\bpublicId: *[^\n]*random|public_id[^\n]*random/.test(textOf(path))),
  ).toEqual([])
  expect(textOf('apps/core/src/platform/ids.ts')).toMatch(
    /newPublicId = .*randomBytes\(16\)\.toString\('base64url'\)/,
  )
})
