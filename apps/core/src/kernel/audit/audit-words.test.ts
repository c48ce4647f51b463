import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeAction } from './audit-words.ts'
import { auditStrings } from './audit.strings.ts'

const core = join(import.meta.dirname, '..', '..')

/** Names given to actions where they are recorded: `action: 'session.started'`. */
async function recordedActions(): Promise<string[]> {
  const files = (await readdir(core, { recursive: true })).filter((file) =>
    /\.(service|jobs)\.ts$|guard\.ts$/.test(file),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(core, file), 'utf8')))
  return texts
    .filter((text) => /recordA(udit|uth)\(/.test(text))
    .flatMap((text) => [...text.matchAll(/\baction: '([a-z_]+\.[a-z_]+)'/g)].map(([, action = '']) => action))
}

test('whatever is written into the history can be read in both languages', async () => {
  const actions = await recordedActions()
  expect(actions.length).toBeGreaterThan(20)
  expect(actions.filter((action) => !Object.hasOwn(auditStrings, action))).toEqual([])
})

test('an action without words is told by its name', () => {
  expect(describeAction({ action: 'session.started', object: 'staff_session 1' }, 'en')).toBe('Signed in')
  expect(describeAction({ action: 'session.started', object: 'staff_session 1' }, 'ar')).toBe('تسجيل الدخول')
  expect(describeAction({ action: 'planet.moved', object: 'Mars' }, 'en')).toBe('planet.moved Mars')
})
