import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { payerAt } from './payer.ts'
import { recipientAt } from './recipient.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

test.each(inEnglish)(
  'who changes the address goes on with what was chosen and typed last, in %s',
  async (locale) => {
    const id = await wasl().payLink({
      captureAddress: true,
      editableAmount: true,
      asksAdditionalPhone: true,
      gateways: ['knet', 'card'],
    })
    const page = await browser.open(`/${locale}/pay/${id}`, { locale })
    await hydrated(page)
    const [at, payer] = [recipientAt(page, locale), payerAt(page, locale)]
    await at.fillsHouse()
    await at.button('continue').click()
    await at.sees('deliverTo')

    const phone = page.locator('input[name="customerAdditionalPhone"]')
    const amount = page.locator('input[name="amount"]')
    browser.expectRefusals('400 /bff/pay/*')
    await payer.tile('knet').check()
    await phone.fill('1111 1111')
    await payer.payButton().click()
    await page.locator('[id$="-problem"]').waitFor()

    await payer.tile('card').check()
    await amount.fill('5')
    await phone.fill('5009 9999')
    await page.getByRole('link', { name: at.say('change'), exact: true }).click()
    await at.button('continue').click()
    await at.sees('deliverTo')
    await expect.poll(() => payer.tile('card').isChecked()).toBe(true)
    expect([Number(await amount.inputValue()), await phone.inputValue()]).toEqual([5, '5009 9999'])
  },
)
