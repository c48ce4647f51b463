import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { recipientAt } from './recipient.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

test.each(inArabic)(
  'while an address is being saved nothing can be typed that is lost, in %s',
  async (locale) => {
    const id = await wasl().payLink({ captureAddress: true })
    const page = await browser.open(`/${locale}/pay/${id}`, { locale })
    await hydrated(page)
    const at = recipientAt(page, locale)
    await at.fillsHouse()
    const held = Promise.withResolvers<void>()
    await page.route('**/bff/pay/*/delivery', async (route) => {
      await held.promise
      await route.continue()
    })
    await at.button('continue').click()
    await at.button('saving').waitFor({ timeout: 5_000 })
    await at.field('street').focus()
    await page.keyboard.type('99')
    expect(await at.field('street').inputValue()).toBe('12')
    held.resolve()
    await at.sees('deliverTo')
  },
)
