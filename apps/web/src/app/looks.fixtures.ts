import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright'

const plain = {
  media: 'screen',
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const
const circumstances = [
  { ...plain, width: 390 },
  { ...plain, colorScheme: 'dark', width: 1280 },
  { ...plain, forcedColors: 'active', width: 340 },
  { ...plain, media: 'print', width: 800 },
] as const

/** Hashes of pictures of the whole page. */
export async function looksOf(page: Page): Promise<string[]> {
  const pictures: string[] = []
  for (const { width, ...media } of circumstances) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia(media)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    pictures.push(createHash('sha256').update(picture).digest('hex'))
  }
  return pictures
}

/** When it has looked the same twice: type and logos come when something asks for them. */
export async function settledLooksOf(page: Page): Promise<string[]> {
  let last = await looksOf(page)
  for (;;) {
    const now = await looksOf(page)
    if (isDeepStrictEqual(now, last)) return now
    last = now
  }
}
