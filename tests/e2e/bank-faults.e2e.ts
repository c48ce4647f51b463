import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { payerAt, type Payer } from './payer.ts'

/** What a payer lives through while the bank misbehaves. What the ledger makes of each fault: tests/contract/faults. */
const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const seconds = (count: number) => count * 1_000
const minutes = (count: number) => seconds(60 * count)
const paidOnce = { state: 'paid', money: ['capture counted 7000'] }

async function atBank(scenario: string, locale: 'en' | 'ar' = 'en'): Promise<Payer & { id: string }> {
  const id = await wasl().payLink({ scenario })
  const payer = payerAt(await browser.open(`/${locale}/pay/${id}`, { locale }), locale)
  await payer.goToBank()
  return { ...payer, id }
}

test.each(['approve+callback-none', 'approve+return-twice'])(
  'with %s the payer reads that it was paid, and it was, once',
  async (scenario) => {
    const payer = await atBank(scenario)
    await payer.answer('bankAsks')
    await payer.arrivesAtResult()
    await payer.sees('thanks')
    await wasl().advance(seconds(31))
    await payer.page.reload()
    await payer.sees('thanks')
    expect(await wasl().bookOf(payer.id)).toMatchObject(paidOnce)
  },
)

describe.each(inEnglish)('in %s', (locale) => {
  test('a bank that took another amount is named as such, and nobody is asked to pay again', async () => {
    const payer = await atBank('approve-partial', locale)
    await payer.answer('bankAsks')
    await payer.arrivesAtResult()
    await payer.sees('mismatch')
    expect(await payer.link('tryAgain').count()).toBe(0)
    expect(await payer.heading('oops').count()).toBe(0)
    expect((await wasl().bookOf(payer.id)).money).toEqual(['capture quarantined 3500'])
  })

  test('a late callback finds the payer waiting, and the page resolves by itself', async () => {
    const payer = await atBank('approve+callback-late:20+inquiry-unavailable:50+return-never', locale)
    await payer.answer('bankAsks')
    await payer.page
      .getByRole('link', {
        name: { en: 'To the shop without an answer', ar: 'إلى المتجر دون إجابة' }[locale],
      })
      .click()
    await payer.sees('waiting')
    await payer.reads('checking')
    await wasl().advance(seconds(21))
    await payer.sees('thanks')
    expect(await wasl().bookOf(payer.id)).toMatchObject(paidOnce)
  })
})

test('a bank that is silent before and after it charged leaves the payer waiting, and both pages resolve', async () => {
  const open = async (scenario: string) => {
    const id = await wasl().payLink({ scenario })
    return { id, ...payerAt(await browser.open(`/en/pay/${id}`)) }
  }
  const never = await open('create-timeout-before-session')
  const charged = await open('create-timeout-after-charge+inquiry-unavailable:3')
  await Promise.all([never.payButton().click(), charged.payButton().click()])
  await Promise.all([never.arrivesAtResult(), charged.arrivesAtResult()])
  await Promise.all([never.sees('waiting'), charged.sees('waiting')])
  expect(await never.link('tryAgain').count()).toBe(0)

  await wasl().advance(minutes(1))
  await charged.sees('thanks')
  expect(await wasl().bookOf(charged.id)).toMatchObject(paidOnce)

  await never.sees('oops')
  await never.page.getByText('did not reach the bank').waitFor()
  expect(await never.link('tryAgain').count()).toBe(1)
  expect(await wasl().bookOf(never.id)).toMatchObject({
    state: 'attempted',
    attempts: [{ state: 'failed' }],
  })
})

test.each(inEnglish)(
  'in %s a bank that cannot be reached is named at once, and the payer may try again',
  async (locale) => {
    const id = await wasl().payLink({ scenario: 'create-connection-refused' })
    const payer = payerAt(await browser.open(`/${locale}/pay/${id}`, { locale }), locale)
    await payer.payButton().click()
    await payer.arrivesAtResult()
    await payer.sees('oops')
    await payer.page
      .getByText({ en: 'did not reach the bank', ar: 'لم تصل هذه الدفعة إلى البنك' }[locale])
      .waitFor()
    await payer.link('tryAgain').click()
    await payer.payButton().waitFor()
    expect(await wasl().bookOf(id)).toMatchObject({ state: 'attempted', attempts: [{ state: 'failed' }] })
  },
)

test('a bank that would send the payer elsewhere sends nobody anywhere', async () => {
  const id = await wasl().payLink({ scenario: 'create-foreign-redirect' })
  const payer = payerAt(await browser.open(`/en/pay/${id}`))
  await payer.payButton().click()
  await payer.arrivesAtResult()
  await payer.sees('waiting')
  expect(new URL(payer.page.url()).origin).toBe(wasl().url)
})
