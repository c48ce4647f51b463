import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '../support/browser.ts'
import { inTurn } from '../support/turns.ts'
import { look } from './look.ts'
import { builtEntries, serveStorybook, type Entry } from './static-storybook.ts'
import { openStoryPage, type StoryPage } from './story-page.ts'

/** A page waits while another computes: one more than the cores of a small machine. */
const lanes = 3
const stories = inTurn((await builtEntries()).filter(({ type }) => type === 'story'))
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

describe.concurrent('plays, mirrors, reflows, can be read and pressed', () => {
  test.each(stories)('$title $name', async (story) => {
    expect(await lookAt(story)).toEqual({})
  })
})

async function lookAt(story: Entry) {
  const page = free.shift() ?? (await new Promise<StoryPage>((resolve) => waiting.push(resolve)))
  try {
    return await look(page, story)
  } finally {
    giveBack(page)
  }
}

function giveBack(page: StoryPage) {
  const next = waiting.shift()
  if (next) next(page)
  else free.push(page)
}
