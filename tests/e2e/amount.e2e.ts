import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { focused, tabTo } from './keys.ts'
import { inArabic } from './languages.ts'
import { bankAddress, payerAt, type Payer } from './payer.ts'
import { priceOnButton, say } from './words.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const editable = {
  amount: '15.000',
  minimumAmount: '5.000',
  editableAmount: true,
  gateways: ['knet', 'card'],
}

const askAgain = { en: 'Ask again', ar: 'السؤال مرة أخرى' }

describe.each(inArabic)('in %s', (locale) => {
  /** With its script: a press before it is the plain form's. */
  const open = async (id: string) => {
    const page = await browser.open(`/${locale}/pay/${id}`, { locale })
    await hydrated(page)
    return payerAt(page, locale)
  }
  const priced = (payer: Payer, amount: string) =>
    payer.page
      .getByRole('button', {
        name: `${say('payNow', locale)} (${priceOnButton(amount, locale)})`,
        exact: true,
      })
      .waitFor()

  test('by keyboard alone an amount is refused, put right, heard and paid', async () => {
    const id = await wasl().payLink(editable)
    const payer = await open(id)
    const { page } = payer
    browser.expectRefusals('400 /bff/pay/*/choices')
    const type = async (amount: string) => {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(amount)
    }
    await tabTo(page, () => payer.field('amount').evaluate((field) => field === document.activeElement))
    await type('4.999')
    await expect.poll(() => payer.field('amount').getAttribute('aria-invalid')).toBe('true')
    const problem = (await page.locator('[id$="-problem"]').innerText()).trim()
    await page.getByRole('status').filter({ hasText: problem }).waitFor()
    expect((await wasl().bookOf(id)).attempts).toEqual([])
    await type('21.5')
    await priced(payer, '21.500')
    await page.getByRole('status').filter({ hasText: '21.500' }).waitFor()
    await tabTo(page, async () => (await focused(page)).startsWith(say('payNow', locale)))
    await page.keyboard.press('Enter')
    await page.waitForURL(bankAddress)
    expect((await wasl().bookOf(id)).attempts).toMatchObject([{ gateway: 'knet' }])
  })

  test('where the fees could not be asked, nothing is paid, and the next press asks for them', async () => {
    const id = await wasl().payLink({ ...editable, asksAdditionalPhone: true })
    const payer = await open(id)
    browser.expectRefusals('503 /bff/pay/*/choices')
    await payer.page.route('**/choices', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await payer.field('amount').fill('9')
    const again = payer.page.getByRole('button', { name: askAgain[locale], exact: true })
    await again.waitFor()
    expect(await axeComplaints(payer.page)).toEqual([])
    await again.click()
    await priced(payer, '9.000')
    // Asking needs nothing else of the form.
    expect(await payer.field('phone').getAttribute('aria-invalid')).not.toBe('true')
    expect((await wasl().bookOf(id)).attempts).toEqual([])
    await payer.field('phone').fill('50012345')
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 9000'])
  })

  test('Arabic digits are the same amount', async () => {
    const id = await wasl().payLink(editable)
    const payer = await open(id)
    await payer.field('amount').selectText()
    await payer.field('amount').pressSequentially('١٧٫٥')
    await priced(payer, '17.500')
    expect(await payer.field('amount').inputValue()).toBe('17.5')
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 17500'])
  })

  test('a second phone that is none is refused on its own field, by the page and by the server', async () => {
    const id = await wasl().payLink({ asksAdditionalPhone: true })
    const payer = await open(id)
    await payer.payButton().click()
    await payer.page
      .getByText({ en: 'This field is required', ar: 'هذا الحقل مطلوب' }[locale], { exact: true })
      .waitFor()
    await payer.field('phone').fill('abc')
    await payer.payButton().click()
    await payer.page.getByText(say('phoneInvalid', locale), { exact: true }).waitFor()
    expect(await payer.field('phone').evaluate((field) => field === document.activeElement)).toBe(true)

    browser.expectRefusals('400 /bff/pay/*')
    await payer.field('phone').fill('12345')
    const answered = payer.page.waitForResponse(`**/bff/pay/${id}`)
    await payer.payButton().click()
    expect((await answered).status()).toBe(400)
    await payer.page.getByText(say('phoneInvalid', locale), { exact: true }).waitFor()
    expect(await payer.field('phone').getAttribute('aria-invalid')).toBe('true')
    expect((await wasl().bookOf(id)).attempts).toEqual([])

    await payer.field('phone').fill('٥٠٠١٢٣٤٥')
    await payer.goToBank()
    expect((await wasl().bookOf(id)).attempts).toHaveLength(1)
  })

  test('a number of another country is typed without its code: the country is chosen, Kuwait and the United States first', async () => {
    const id = await wasl().payLink({ asksAdditionalPhone: true })
    const payer = await open(id)
    const country = payer.page.getByRole('combobox', {
      name: { en: 'Country code', ar: 'رمز الدولة' }[locale],
    })
    expect(await country.inputValue()).toBe('KW')
    const first = await country
      .getByRole('option')
      .evaluateAll((all) => all.slice(0, 2).map((option) => option.getAttribute('value')))
    expect(first).toEqual(['KW', 'US'])
    // By keys it is walked through: no step of it leads away.
    await country.focus()
    await country.press('ArrowDown')
    await country.press('ArrowDown')
    expect(await country.evaluate((list) => list === document.activeElement)).toBe(true)
    expect(['KW', 'US']).not.toContain(await country.inputValue())
    await country.press('Home')
    expect(await payer.field('phone').inputValue()).toBe('')
    await payer.field('phone').fill('202 555 0101')
    await country.selectOption('US')
    expect(await payer.field('phone').inputValue()).toBe('+1 202 555 0101')
    const pressed = payer.page.waitForRequest(`**/bff/pay/${id}`)
    await payer.goToBank()
    expect((await pressed).postDataJSON()).toMatchObject({ customerAdditionalPhone: '+1 202 555 0101' })
    expect((await wasl().bookOf(id)).attempts).toHaveLength(1)
  })
})

test('Pay pressed while the fees are asked does not pay the old total', async () => {
  const id = await wasl().payLink(editable)
  const payer = payerAt(await browser.open(`/en/pay/${id}`))
  await payer.field('amount').fill('30')
  await payer.payButton().click({ force: true })
  await payer.page.getByRole('button', { name: 'Pay Now (30.000 KWD)', exact: true }).waitFor()
  expect((await wasl().bookOf(id)).attempts).toEqual([])
  await payer.goToBank()
  await payer.answer('bankApprove')
  await payer.sees('thanks')
  expect((await wasl().bookOf(id)).money).toEqual(['capture counted 30000'])
})
