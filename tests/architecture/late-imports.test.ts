import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './source-files.ts'

/** What one request in a thousand needs is read by the function that needs it (decision 041). */
const late = 'hucre|nodemailer|@node-rs/argon2|@block65/webcrypto-web-push|sharp'
const readsEarly = new RegExp(`^import (?!type\\b)(?:(?!\\nimport )[^])*?from '(?:${late})(?:/[^']*)?'`, 'm')

test('no start reads spreadsheets, mail, passwords, pictures or push', () => {
  const server = sourceFiles(/\.ts$/).filter((path) => /^apps\/(core|bff)\/src\/(?!.*\.test\.ts$)/.test(path))
  expect(server.length).toBeGreaterThan(300)
  expect(server.filter((path) => readsEarly.test(textOf(path)))).toEqual([])
})

test('one that is read early is found, and types are none', () => {
  expect(readsEarly.test("import { a } from './a.ts'\nimport {\n  parseCsv,\n} from 'hucre/csv'")).toBe(true)
  expect(readsEarly.test("import { a } from './a.ts'\nimport type { B } from 'hucre'")).toBe(false)
})
