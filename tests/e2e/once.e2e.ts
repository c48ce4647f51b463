import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { bankAddress, payerAt } from './payer.ts'
import { say } from './words.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const attemptsOf = async (id: string) =>
  (await wasl().bookOf(id)).attempts.map(({ gateway, state }) => `${gateway} ${state}`)

/** A second payment that shows itself once is a fault: no second try. */
const final = { retry: 0 }

describe.each(inEnglish)('in %s', final, (locale) => {
  test('pressing Pay twice makes one attempt', async () => {
    const id = await wasl().payLink()
    const payer = payerAt(await browser.open(`/${locale}/pay/${id}`, { locale }), locale)
    await payer.payButton().dblclick()
    await payer.page.waitForURL(bankAddress)
    expect(await attemptsOf(id)).toEqual(['knet pending'])
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect(await attemptsOf(id)).toEqual(['knet success'])
  })

  test('a reply that is lost on the way is asked for again with the same key, and stays one attempt', async () => {
    const id = await wasl().payLink()
    const payer = payerAt(await browser.open(`/${locale}/pay/${id}`, { locale }), locale)
    await hydrated(payer.page)
    const keys: (string | undefined)[] = []
    await payer.page.route(`**/bff/pay/${id}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const answer = await route.fetch()
      return keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer })
    })
    browser.expectRefusals('ERR_CONNECTION_RESET /bff/pay/*')
    await payer.goToBank()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/.{16,}/)
    expect(keys[1]).toBe(keys[0])
    expect(await attemptsOf(id)).toEqual(['knet pending'])
  })

  test('when no reply ever comes the page keeps the payer, and pressing again is the same payment', async () => {
    const id = await wasl().payLink()
    const payer = payerAt(await browser.open(`/${locale}/pay/${id}`, { locale }), locale)
    await hydrated(payer.page)
    const keys = new Set<string | undefined>()
    await payer.page.route(`**/bff/pay/${id}`, async (route) => {
      keys.add(route.request().headers()['idempotency-key'])
      await route.fetch()
      return route.abort('connectionreset')
    })
    browser.expectRefusals(...Array.from({ length: 3 }, () => 'ERR_CONNECTION_RESET /bff/pay/*'))
    await payer.payButton().click()
    await payer.alert('unexpectedPay').waitFor()
    expect(await attemptsOf(id)).toEqual(['knet pending'])
    await payer.page.unroute(`**/bff/pay/${id}`)
    payer.page.on('request', (request) => keys.add(request.headers()['idempotency-key'] ?? [...keys][0]))
    await payer.goToBank()
    expect(keys.size).toBe(1)
    expect(await attemptsOf(id)).toEqual(['knet pending'])
    await payer.answer('bankApprove')
    await payer.sees('thanks')
  })

  test('two tabs with two gateways have one winner, and the other tab is told', async () => {
    const id = await wasl().payLink({ gateways: ['knet', 'card'] })
    const profile = await browser.profile({ locale })
    const [first, second] = [
      payerAt(await profile.newPage(), locale),
      payerAt(await profile.newPage(), locale),
    ]
    await first.page.goto(`/${locale}/pay/${id}`)
    await second.page.goto(`/${locale}/pay/${id}`)
    await first.goToBank()
    await second.tile('card').check()
    await second.goToBank()
    expect(await attemptsOf(id)).toEqual(['knet canceled', 'card pending'])
    await second.answer('bankApprove')
    await second.sees('thanks')
    expect(await attemptsOf(id)).toEqual(['knet canceled', 'card success'])

    await first.page.goto(`/${locale}/pay/${id}`)
    await first.sees('alreadyPaid')
    expect(await first.payButton().count()).toBe(0)
  })

  test('back from the bank what was chosen and typed is there again, and leads to the same payment', async () => {
    const id = await wasl().payLink({
      amount: '15.000',
      editableAmount: true,
      gateways: ['knet', 'card'],
      asksAdditionalPhone: true,
    })
    const payer = payerAt(await browser.open(`/${locale}/pay/${id}`, { locale }), locale)
    await hydrated(payer.page)
    await payer.tile('card').check()
    await payer.field('amount').fill('6.5')
    await payer.field('phone').fill('50012345')
    await payer.goToBank()
    const bank = payer.page.url()
    await payer.page.goBack()
    await payer.page.getByText(say('stillOpen', locale)).waitFor()
    await expect.poll(() => payer.tile('card').isChecked()).toBe(true)
    await expect.poll(async () => Number(await payer.field('amount').inputValue())).toBe(6.5)
    expect(await payer.field('phone').inputValue()).toBe('50012345')
    await payer.goToBank()
    expect(payer.page.url()).toBe(bank)
    expect(await attemptsOf(id)).toEqual(['card pending'])
    expect((await wasl().bookOf(id)).attempts).toHaveLength(1)
  })

  test('back from the result never offers to pay again', async () => {
    const id = await wasl().payLink()
    const payer = payerAt(await browser.open(`/${locale}/pay/${id}`, { locale }), locale)
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    await payer.page.goBack()
    await payer.page.getByRole('heading', { name: say('bankTook', locale) }).waitFor()
    await payer.page.goBack()
    await payer.sees('alreadyPaid')
    expect(await payer.payButton().count()).toBe(0)
    await payer.page.goForward()
    await payer.page.goForward()
    await payer.sees('thanks')
  })
})

test('Enter and a click at once make one attempt', final, async () => {
  const id = await wasl().payLink()
  const payer = payerAt(await browser.open(`/en/pay/${id}`))
  await hydrated(payer.page)
  await payer.payButton().evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit(button)
    button.click()
    button.click()
  })
  await payer.page.waitForURL(bankAddress)
  expect(await attemptsOf(id)).toEqual(['knet pending'])
})

test('a page left open in the background learns that it was paid elsewhere', final, async () => {
  const id = await wasl().payLink()
  const left = payerAt(await browser.open(`/en/pay/${id}`))
  await hydrated(left.page)
  const other = payerAt(await browser.open(`/en/pay/${id}`))
  await other.goToBank()
  await other.answer('bankApprove')
  await other.sees('thanks')
  await left.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await left.sees('alreadyPaid')
  expect(await left.payButton().count()).toBe(0)
})

test('pressing Pay on a page that was paid elsewhere meanwhile pays nothing', final, async () => {
  const id = await wasl().payLink()
  const left = payerAt(await browser.open(`/en/pay/${id}`))
  await hydrated(left.page)
  const other = payerAt(await browser.open(`/en/pay/${id}`))
  await other.goToBank()
  await other.answer('bankApprove')
  await other.sees('thanks')
  browser.expectRefusals('409 /bff/pay/*')
  await left.payButton().click()
  await left.sees('alreadyPaid')
  expect(await attemptsOf(id)).toEqual(['knet success'])
})
