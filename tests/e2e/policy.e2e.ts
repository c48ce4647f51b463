import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { payerAt } from './payer.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

/** Reliability D-11, the test of the test: that nobody hears a violation means something only if one would be heard. */
test.each(inEnglish)(
  'a script that somebody planted does not run, and is heard of, in %s',
  async (locale) => {
    const page = await browser.blank({ locale })
    await page.route(`**/${locale}/pay/PR-1001`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        '</body>',
        "<script>document.title='owned'</script></body>",
      )
      await route.fulfill({ response, body })
    })
    browser.expectNoise(/inline script/)
    browser.expectNoise(/policy: script-src-elem inline/)
    await page.goto(`/${locale}/pay/PR-1001`)
    await hydrated(page)
    await payerAt(page, locale).payButton().waitFor()
    expect(await page.content()).toContain("document.title='owned'")
    expect(await page.title()).not.toBe('owned')
  },
)
