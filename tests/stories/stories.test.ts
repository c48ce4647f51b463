import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '../support/browser.ts'
import { look, lookWholly } from './look.ts'
import { builtEntries, serveStorybook, type Entry } from './static-storybook.ts'
import { openStoryPage, type StoryPage } from './story-page.ts'

/** A page waits while another computes: one more than the cores of a small machine. */
const lanes = 3
const stories = (await builtEntries()).filter(({ type }) => type === 'story')
/** The first story of a file stands for its screen or component; the tag names others, where mirroring or colour is the point. */
const whole = new Set(stories.filter((story) => isFirst(story) || story.tags?.includes('whole')))
const storybook = await serveStorybook()

let browser: Browser
const free: StoryPage[] = []
const waiting: ((page: StoryPage) => void)[] = []

beforeAll(async () => {
  browser = await launchChromium()
  const openLane = async () => giveBack(await openStoryPage(browser, storybook.url))
  await Promise.all(Array.from({ length: lanes }, openLane))
})

afterAll(async () => {
  await browser.close()
  storybook.stop()
})

describe.concurrent('plays in English and can be read', () => {
  test.each(stories.filter((story) => !whole.has(story)))('$title $name', async (story) => {
    expect(await lookAt(story)).toEqual({})
  })
})

describe.concurrent('and in Arabic, in the dark, mirrored, reflowed and pressed', () => {
  test.each([...whole])('$title $name', async (story) => {
    expect(await lookAt(story)).toEqual({})
  })
})

function isFirst({ id, importPath }: Entry): boolean {
  return stories.find((other) => other.importPath === importPath)?.id === id
}

async function lookAt(story: Entry) {
  const page = free.shift() ?? (await new Promise<StoryPage>((resolve) => waiting.push(resolve)))
  try {
    return await (whole.has(story) ? lookWholly : look)(page, story)
  } finally {
    giveBack(page)
  }
}

function giveBack(page: StoryPage) {
  const next = waiting.shift()
  if (next) next(page)
  else free.push(page)
}
