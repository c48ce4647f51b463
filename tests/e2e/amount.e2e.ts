import { locales } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { focused, tabTo } from './keys.ts'
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

/** How often the page asked for the choices of an amount. */
function asksOf({ page }: Payer): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/choices')) asked.push(request.postData() ?? '')
  })
  return asked
}

describe.each(locales)('in %s', (locale) => {
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

  test('what is wrong with an amount is said once the typing rests', async () => {
    const payer = await open(await wasl().payLink(editable))
    await payer.field('amount').selectText()
    await payer.field('amount').pressSequentially('0')
    const shown = (await payer.page.locator('[id$="-problem"]').innerText()).trim()
    const said = payer.page.getByRole('status').filter({ hasText: shown })
    await expect.poll(() => said.count()).toBe(1)
  })

  test('the choices of a new amount are asked once the typing rests, and the new total is said and paid', async () => {
    const id = await wasl().payLink(editable)
    const payer = await open(id)
    const asked = asksOf(payer)
    await payer.tile('card').check()
    await payer.field('amount').selectText()
    await payer.field('amount').pressSequentially('21.5')
    await priced(payer, '21.750')
    expect(asked).toEqual(['{"amount":"21.500"}'])
    await payer.page.getByRole('status').filter({ hasText: '21.750' }).waitFor()
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 21750'])
  })

  test('an amount below the least is refused by the server on its own field', async () => {
    const id = await wasl().payLink(editable)
    const payer = await open(id)
    browser.expectRefusals('400 /bff/pay/*/choices')
    await payer.field('amount').fill('4.999')
    await payer.page
      .getByText({ en: 'Pay at least KWD 5.000', ar: 'ادفع 5.000 د.ك على الأقل' }[locale], { exact: true })
      .waitFor()
    expect(await payer.field('amount').getAttribute('aria-invalid')).toBe('true')
    await payer.payButton().click()
    expect((await wasl().bookOf(id)).attempts).toEqual([])
    await payer.field('amount').fill('5.000')
    await priced(payer, '5.000')
    expect(await payer.field('amount').getAttribute('aria-invalid')).toBe(null)
  })

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
    await type('21.5')
    await priced(payer, '21.500')
    await page.getByRole('status').filter({ hasText: '21.500' }).waitFor()
    await tabTo(page, async () => (await focused(page)).startsWith(say('payNow', locale)))
    await page.keyboard.press('Enter')
    await page.waitForURL(bankAddress)
    expect((await wasl().bookOf(id)).attempts).toMatchObject([{ gateway: 'knet' }])
  })

  test('where the fees could not be asked, nothing is paid, and the next press asks for them', async () => {
    const id = await wasl().payLink(editable)
    const payer = await open(id)
    browser.expectRefusals('503 /bff/pay/*/choices')
    await payer.page.route('**/choices', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await payer.field('amount').fill('9')
    const again = payer.page.getByRole('button', { name: askAgain[locale], exact: true })
    await again.waitFor()
    expect(await axeComplaints(payer.page)).toEqual([])
    await again.click()
    await priced(payer, '9.000')
    expect((await wasl().bookOf(id)).attempts).toEqual([])
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 9000'])
  })

  test('asking for the fees again needs nothing else of the form', async () => {
    const payer = await open(await wasl().payLink({ ...editable, asksAdditionalPhone: true }))
    browser.expectRefusals('503 /bff/pay/*/choices')
    await payer.page.route('**/choices', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await payer.field('amount').fill('9')
    await payer.page.getByRole('button', { name: askAgain[locale], exact: true }).click()
    await priced(payer, '9.000')
    expect(await payer.field('phone').getAttribute('aria-invalid')).not.toBe('true')
  })

  test('an amount that is not greater than 0 is refused without asking', async () => {
    const payer = await open(await wasl().payLink(editable))
    const asked = asksOf(payer)
    await payer.field('amount').fill('0')
    await payer.page.getByText(say('notPositive', locale), { exact: true }).first().waitFor()
    await payer.field('amount').fill('-7')
    await payer.page.getByText(say('notPositive', locale), { exact: true }).first().waitFor()
    expect(asked).toEqual([])
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

  test('an empty amount falls back to what was asked', async () => {
    const payer = await open(await wasl().payLink(editable))
    await payer.field('amount').fill('20')
    await priced(payer, '20.000')
    await payer.field('amount').fill('')
    await payer.field('amount').blur()
    await expect.poll(() => payer.field('amount').inputValue()).not.toBe('')
    const amount = await payer.field('amount').inputValue()
    await priced(payer, amount)
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

test('an amount that two people read differently is asked about, and never guessed', async () => {
  const id = await wasl().payLink(editable)
  const payer = payerAt(await browser.open(`/en/pay/${id}`))
  const asked = asksOf(payer)
  await payer.field('amount').fill('48,750')
  await payer.alert('Which amount do you mean?').waitFor()
  await payer.payButton().click()
  expect(asked).toEqual([])
  await payer.page.getByRole('button', { name: 'KWD 48.750', exact: true }).click()
  await payer.page.getByRole('button', { name: 'Pay Now (48.750 KWD)', exact: true }).waitFor()
  expect((await wasl().bookOf(id)).attempts).toEqual([])
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

test('PR-1002 takes another amount and a second phone', async () => {
  const payer = payerAt(await browser.open('/en/pay/PR-1002'))
  await payer.page.getByText('At least KWD 5.000').waitFor()
  await payer.field('amount').fill('7.25')
  await payer.field('phone').fill('+965 500 12345')
  await payer.page.getByRole('button', { name: 'Pay Now (7.250 KWD)', exact: true }).waitFor()
  await payer.goToBank()
  await payer.answer('bankApprove')
  await payer.sees('thanks')
  expect((await wasl().bookOf('PR-1002')).money).toEqual(['capture counted 7250'])
})
