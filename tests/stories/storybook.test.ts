import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../support/browser.ts'
import { builtEntries, serveStorybook } from './static-storybook.ts'

const stories = join(import.meta.dirname, '..', '..', 'stories')

let browser: Browser | undefined
let storybook: { url: string; stop(): void } | undefined

beforeAll(async () => {
  storybook = await serveStorybook()
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  storybook?.stop()
})

test('the built Storybook knows every file of stories and every page of documentation', async () => {
  const known = new Set(
    (await builtEntries()).map(({ importPath }) => importPath.replace(/^(\.\/)?stories\//, './')),
  )
  const written = globSync('{docs/*.mdx,!(node_modules|storybook-static)/**/*.stories.tsx}', { cwd: stories })
  expect(written.length).toBeGreaterThan(20)
  expect(written.map((path) => `./${path}`).filter((path) => !known.has(path))).toEqual([])
})

test.each([
  ['the first page', '/?path=/docs/docs-introduction--docs', 'The design system of Wasl'],
  ['a story with its toolbar', '/?path=/story/ui-button--primary', 'Save changes'],
  [
    'a story in Arabic, in the dark, dense',
    '/?path=/story/ui-button--primary&globals=locale:ar;theme:dark;density:compact',
    'حفظ التغييرات',
  ],
])('%s shows itself, and nothing complains', async (_, path, text) => {
  const page = await openPage()
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(error.message))
  await page.goto(path)
  await page.frameLocator('#storybook-preview-iframe').getByText(text).first().waitFor()
  expect(noise).toEqual([])
})

async function openPage() {
  if (!browser || !storybook) throw new Error('Storybook is open inside tests only')
  return browser.newPage({ baseURL: storybook.url })
}
