import { describe, expect, onTestFinished, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { payerAt } from './payer.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const notOffered = { en: 'Choose one of the offered gateways', ar: 'اختر إحدى طرق الدفع المتاحة' }
const set = (active: boolean) =>
  wasl().sql(`update gateway set active = ${active} where merchant_id = 1 and code = 'card'`)

describe.each(inEnglish)('in %s', (locale) => {
  test('a gateway that was switched off while the page was open is told of, and is gone', async () => {
    const id = await wasl().payLink({ gateways: ['knet', 'card'] })
    const payer = payerAt(await browser.open(`/${locale}/pay/${id}`, { locale }), locale)
    await hydrated(payer.page)
    await payer.tile('card').check()
    onTestFinished(async () => void (await set(true)))
    await set(false)
    browser.expectRefusals('400 /bff/pay/*')
    await payer.payButton().click()
    await payer.alert(notOffered[locale]).waitFor()
    await payer.tile('card').waitFor({ state: 'detached' })
    expect(await payer.tile('knet').isChecked()).toBe(true)
    await payer.goToBank()
  })
})
