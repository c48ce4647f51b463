import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contextOptions, launchChromium } from '../support/browser.ts'
import { createRandom } from '../support/fixtures/race.fixtures.ts'
import { flakyLine } from '../support/flaky-line.ts'
import { waslForTests } from '../support/wasl.ts'
import { payerAt } from './payer.ts'
import { recipientAt } from './recipient.ts'

const wasl = waslForTests()
/** Three where a test run asks this, 200 in `npm run storm`. */
const flows = Number(process.env['WASL_FLAKY_FLOWS'] ?? 3)
const firstSeed = Number(process.env['WASL_FLAKY_SEED'] ?? 1)

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium({ isWhole: true })
})
afterAll(() => browser.close())

/** Who presses once too often shows it once: no second try. */
describe('on a line that loses, delays and repeats requests', { retry: 0 }, () => {
  test.each(Array.from({ length: flows }, (_, index) => firstSeed + index))(
    'flow %d ends paid, once',
    async (seed) => {
      // Every other payer first says where it goes.
      const id = await wasl().payLink({ gateways: ['knet', 'card'], captureAddress: seed % 2 === 0 })
      const context = await browser.newContext(contextOptions(wasl().url, { width: 390, height: 844 }))
      const random = createRandom(seed)
      await flakyLine(context, {
        random: () => random.below(1_000) / 1_000,
        lateMs: { from: 300, to: 1_500 },
      })
      const page = await context.newPage()
      const uncaught: string[] = []
      page.on('pageerror', (error) => uncaught.push(error.message))
      await persist(page, id)
      await context.close()
      await wasl().settle()
      const { state, attempts, money } = await wasl().bookOf(id)
      expect({ state, attempts: attempts.map((attempt) => attempt.state), money, uncaught }).toEqual({
        state: 'paid',
        attempts: ['success'],
        money: ['capture counted 7000'],
        uncaught: [],
      })
    },
  )
})

const MOST_STEPS = 40

/** Does what a patient person does with what shows, until the thanks. Every screen must have a way on. */
async function persist(page: Page, id: string): Promise<void> {
  const link = `/en/pay/${id}`
  const payer = payerAt(page)
  let last = link
  await page.goto(link).catch(goneWrong)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const shown = await whatShows(page)
    if (page.url().startsWith('http')) last = page.url()
    switch (shown) {
      case 'thanks':
        return
      case 'nothing':
        await page.goto(last).catch(goneWrong)
        break
      case 'delivery':
        await sayWhere(page).catch(goneWrong)
        break
      case 'pay':
        await payer.payButton().click({ timeout: 3_000 }).catch(goneWrong)
        await page.waitForURL((url) => !url.pathname.includes('/pay/PR'), { timeout: 5_000 }).catch(goneWrong)
        break
      case 'bank':
        await payer.answer('bankApprove').catch(goneWrong)
        break
      case 'paid':
        await page.getByRole('link', { name: 'See the result' }).click({ timeout: 3_000 }).catch(goneWrong)
        break
      case 'waiting':
        await page.waitForTimeout(500)
        await wasl().settle()
        break
      case 'gone':
        await page.goto(link).catch(goneWrong)
        break
    }
  }
  throw new Error(`no way on from ${page.url()}: ${await page.locator('body').innerText()}`)
}

async function sayWhere(page: Page): Promise<void> {
  const at = recipientAt(page)
  const quickly = { timeout: 2_000 }
  // Where the answer was lost, what was saved is to be checked.
  if (await at.button('check').isVisible()) await at.button('check').click(quickly)
  await at.area().fill('Salmiya', quickly)
  await at.field('block').fill('10', quickly)
  await at.field('street').fill('12', quickly)
  await at.field('houseNo').fill('7', quickly)
  await at.button('continue').click(quickly)
  await payerAt(page).payButton().waitFor({ timeout: 5_000 })
}

const goneWrong = () => null

type Shown = 'thanks' | 'paid' | 'delivery' | 'pay' | 'bank' | 'waiting' | 'nothing' | 'gone'

async function whatShows(page: Page): Promise<Shown> {
  const payer = payerAt(page)
  const sights: [Shown, ReturnType<typeof payer.heading>][] = [
    ['thanks', payer.heading('thanks')],
    ['paid', payer.heading('This request is already paid')],
    ['waiting', payer.heading('waiting')],
    ['bank', page.getByRole('button', { name: /^Approve/ })],
    ['delivery', recipientAt(page).button('continue')],
    ['pay', payer.payButton()],
  ]
  for (let look = 0; look < 20; look += 1) {
    for (const [shown, sight] of sights) {
      // One look after the other, as eyes do.
      if (await sight.isVisible().catch(() => false)) return shown
    }
    if (!page.url().startsWith('http')) return 'nothing'
    await page.waitForTimeout(100)
  }
  return page.url().includes('/sandbox-bank/') ? 'gone' : 'nothing'
}
