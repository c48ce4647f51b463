import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { arabicTranslations } from '@wasl/core/pay/translations'
import { expect, test } from 'vitest'
import { root, sourceFiles } from './source-files.ts'

const told = Object.keys(arabicTranslations({ translationsAr: {} }))

/** Words of the core that no payer and no server of a merchant is answered with. */
const forOthers = [
  /^apps\/core\/src\/(auth|dashboard)\//,
  /^apps\/core\/src\/kernel\/(administered|audit|lists|operation-requests|outbox|people|pictures|permission-requests|push|webhooks)\//,
  // Of messages: the merchant's wording of them is its templates.
  /^apps\/core\/src\/kernel\/messages\//,
]

const ofCore = sourceFiles(/^apps\/core\/.*\.strings\.ar\.ts$/)
const ofPages = sourceFiles(/^apps\/web\/.*\.strings\.ar\.ts$/)

test.each(ofCore.filter((path) => !forOthers.some((others) => others.test(path))))(
  'GET /translations/ar tells the words of %s',
  async (path) => {
    expect((await keysIn(path)).filter((key) => !told.includes(key))).toEqual([])
  },
)

test('no word of the core stands under the key of a page, whose word it would replace', async () => {
  const keys = new Set((await Promise.all(ofPages.map(keysIn))).flat())
  expect(told.filter((key) => keys.has(key))).toEqual([])
})

async function keysIn(path: string): Promise<string[]> {
  const exported = (await import(pathToFileURL(join(root, path)).href)) as Record<string, object>
  return Object.values(exported).flatMap((words) => Object.keys(words))
}
