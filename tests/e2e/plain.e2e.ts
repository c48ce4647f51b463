import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { bankAddress, payerAt } from './payer.ts'
import { price, priceOnButton, say } from './words.ts'

/** Everything here happens without a line of script. */
const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const onlyRead = [
  'pay/PR-1001',
  'pay/PR-1013',
  'pay/PR-1008',
  'attempt/AT-1008',
  'attempt/AT-1008?next=/en/pay/PR-1001',
  'attempt/AT-1008/receipt',
  'attempt/AT-1009',
  'attempt/AT-1013',
  'transaction/PR-1001',
]

describe.each(inArabic)('without script, in %s', (locale) => {
  const open = async (path: string) =>
    payerAt(await browser.open(`/${locale}/${path}`, { locale, script: false }), locale)

  test('a request is paid, and the result says so', async () => {
    const id = await wasl().payLink({ gateways: ['knet', 'card'] })
    const payer = await open(`pay/${id}`)
    await payer.tile('card').check()
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.arrivesAtResult()
    await payer.sees('thanks')
    expect(await wasl().bookOf(id)).toMatchObject({ state: 'paid', money: ['capture counted 7250'] })
  })

  test('a declined payment is tried again', async () => {
    const id = await wasl().payLink()
    const payer = await open(`pay/${id}`)
    await payer.goToBank()
    await payer.answerUnder('bankDecline', { en: 'Wrong CVV', ar: 'رمز الأمان غير صحيح' }[locale])
    await payer.sees('oops')
    await payer.link('tryAgain').click()
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 7000'])
  })

  test('an edited amount is first shown with its fee and total, then paid', async () => {
    const id = await wasl().payLink({ amount: '15.000', editableAmount: true, gateways: ['knet', 'card'] })
    const payer = await open(`pay/${id}`)
    await payer.tile('card').check()
    await payer.field('amount').fill(locale === 'ar' ? '٢٠٫٥٠٠' : '20.500')
    await payer.payButton().click()
    await payer.page.waitForURL(/notice=/)
    expect(await payer.field('amount').inputValue()).toBe('20.500')
    expect(await payer.tile('card').isChecked()).toBe(true)
    await payer.reads(price('20.750', locale))
    await payer.page
      .getByRole('button', {
        name: `${say('payNow', locale)} (${priceOnButton('20.750', locale)})`,
        exact: true,
      })
      .waitFor()
    expect((await wasl().bookOf(id)).attempts).toEqual([])
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 20750'])
  })

  test('a second phone is refused beside its field, and stays while the new total is shown', async () => {
    const id = await wasl().payLink({ amount: '15.000', editableAmount: true, asksAdditionalPhone: true })
    const payer = await open(`pay/${id}`)
    await payer.field('amount').fill('20')
    await payer.field('phone').fill('500 12')
    await payer.payButton().click()
    await payer.page.waitForURL(/notice=/)
    expect(await payer.field('phone').inputValue()).toBe('500 12')
    await payer.payButton().click()
    await payer.reads('phoneInvalid')
    expect(await payer.field('phone').getAttribute('aria-invalid')).toBe('true')
    expect([await payer.field('phone').inputValue(), await payer.field('amount').inputValue()]).toEqual([
      '500 12',
      '20.000',
    ])
    await payer.field('phone').fill('500 12345')
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 20000'])
  })

  test('the terms can be read', async () => {
    const payer = await open('pay/PR-1001')
    // Playwright reads no text in a noscript element, so it is found by its place.
    const terms = payer.page.locator('#terms')
    await terms.waitFor()
    expect(await terms.innerText()).toContain(
      { en: 'Cancel within two hours', ar: 'يمكنك الإلغاء خلال ساعتين' }[locale],
    )
    expect(await terms.locator('*').count()).toBe(0)
  })

  test('trying again on what has expired says whom to ask', async () => {
    for (const path of ['pay/PR-1013', 'attempt/AT-1013']) {
      const payer = await open(path)
      await payer.sees('expired')
      const words = payer.page.locator('#try-again')
      expect(await words.isVisible()).toBe(false)
      await payer.link('tryAgain').click()
      await words.waitFor()
      expect(await words.innerText()).toContain(say('contact', locale))
    }
  })

  test('nothing is shown that only a script could do', async () => {
    for (const path of onlyRead) {
      const { page } = await open(path)
      await page.locator('h1').first().waitFor()
      const idle = page.locator('button[type="button"]').filter({ visible: true })
      expect([path, ...(await idle.allInnerTexts())]).toEqual([path])
    }
    const payer = await open('attempt/AT-1008?next=/en/pay/PR-1001')
    await payer.reads({ en: 'You stay here until you continue', ar: 'ستبقى هنا حتى تتابع' }[locale])
  })
})

test('without script, a form that was pressed once leads to where its payment stands', async () => {
  const id = await wasl().payLink()
  const payer = payerAt(await browser.open(`/en/pay/${id}`, { script: false }))
  await payer.goToBank()
  const bank = payer.page.url()
  await payer.page.goBack()
  await payer.payButton().click()
  await payer.page.waitForURL(bankAddress)
  expect(payer.page.url()).toBe(bank)
  await payer.answer('bankApprove')
  await payer.sees('thanks')
  await payer.page.goto(`/en/pay/${id}`)
  await payer.sees('alreadyPaid')
  expect((await wasl().bookOf(id)).attempts).toHaveLength(1)
})

test('without script, a bank that is still deciding is named, and a reload finds the end', async () => {
  const id = await wasl().payLink({ scenario: 'never-resolves' })
  const payer = payerAt(await browser.open(`/en/pay/${id}`, { script: false }))
  await payer.goToBank()
  await payer.answer('bankAsks')
  await payer.sees('waiting')
  const [attempt] = (await wasl().bookOf(id)).attempts
  await wasl().bank.control.decide(attempt?.trackId ?? '', 'approve')
  await payer.page.reload()
  await payer.sees('thanks')
  expect((await wasl().bookOf(id)).money).toEqual(['capture counted 7000'])
})
