import { money } from '@wasl/domain/money'
import { openTestBank, testAccount, type TestBank } from '@wasl/tests/support/bank'
import { afterEach, beforeEach, expect, test } from 'vitest'

const track = '900000000000001'
const origin = 'http://localhost:4000'
let gateway: TestBank
beforeEach(async () => {
  gateway = await openTestBank()
  await gateway.open(track)
})
afterEach(() => gateway.close())

const htmlIn = async (language: 'en' | 'ar') => {
  const path = `/sandbox-bank/pay/${gateway.bank.control.look(track)!.paymentId}`
  return (await gateway.bank.fetch(new Request(`${origin}${path}?lang=${language}`))).text()
}

test('in Arabic nothing on a settled payment is left in English but numbers and codes', async () => {
  await gateway.answer(track, 'challenge+callback-duplicated:3+inquiry-not-found:1')
  await gateway.bank.control.enterCode(track, '000000')
  await gateway.bank.control.enterCode(track, '123456')
  await gateway.adapter.inquire(testAccount(), track)
  await gateway.adapter.operations?.perform({
    account: testAccount(),
    kind: 'refund',
    trackId: track,
    reference: 'one',
    amount: money(8_750, 'KWD'),
  })
  const textOf = (html: string) =>
    html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replaceAll(/<bdi dir="ltr">[^<]*<\/bdi>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&nbsp;|&quot;/g, ' ')
  const arabic = textOf(await htmlIn('ar'))
  expect(arabic.match(/[A-Za-z][A-Za-z.]+/g) ?? []).toEqual([])
  expect(arabic).toContain('إشعار مكرر')
  const english = textOf(await htmlIn('en'))
  expect(english).not.toMatch(/[ء-ي]/)
  expect(english).toContain('Callback sent')
  expect(english).not.toMatch(/callback\.|payment\.settled|payer\.returned/)
})
