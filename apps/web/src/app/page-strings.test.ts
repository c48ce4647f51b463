import { expect, test } from 'vitest'
import { messagesOf, arabicMessages } from './page-strings.ts'
import { render } from './rendering.fixtures.ts'
import { loginPage } from '../auth/sign-in/sign-in.fixtures.ts'
import type { PageData } from '../base/page-data.ts'
import { cartOf, offerOf, orderOf, shopPage } from '../catalogue/catalogue.fixtures.ts'
import { codeAsked, codeForm } from '../pay/code/code.fixtures.ts'
import { collectPage } from '../pay/collect/collect.fixtures.ts'
import { asking } from '../pay/delivery/delivery.fixtures.ts'
import { transactionPage } from '../pay/details/details.fixtures.ts'
import { linkPage } from '../pay/link/link.fixtures.ts'
import { attempt, otherInput, payable, payInput } from '../pay/pay.fixtures.ts'

const cart = cartOf({ 'tide-tote': 1 })

const pages: [name: string, page: PageData, groups: string[]][] = [
  ['pay', payInput(payable()).page, ['app', 'phone', 'payPage']],
  ['delivering', payInput(asking()).page, ['app', 'phone', 'payPage', 'delivery']],
  ['attempt', { kind: 'attempt', load: attempt(), next: null }, ['app', 'attempt']],
  [
    'result of an order',
    { kind: 'attempt', load: attempt(), next: null, order: orderOf(cart) },
    ['app', 'attempt', 'order'],
  ],
  ['receipt', { kind: 'receipt', load: attempt() }, ['app', 'attempt', 'receipt']],
  ['details', { kind: 'details', load: transactionPage() }, ['app', 'details']],
  ['code', { kind: 'code', load: codeAsked(), form: codeForm() }, ['app', 'phone', 'code']],
  ['collect', collectPage(), ['app', 'phone', 'collect']],
  ['link', linkPage(), ['app', 'phone', 'link']],
  ['cart', shopPage({ kind: 'cart', offer: offerOf(cart), shared: null }), ['app', 'phone', 'shop', 'order']],
  ['sign-in', { kind: 'signIn', page: loginPage() }, ['app', 'auth']],
  ['landing', { kind: 'landing' }, ['app']],
  ['missing', { kind: 'notFound' }, ['app']],
  ['failed', { kind: 'failed' }, ['app']],
]

test.each(pages)('the %s page carries the Arabic words it shows and no others', async (_, page, groups) => {
  const { html } = await render({ ...otherInput('landing', 'ar'), page })
  const [, carried = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const { arabic } = JSON.parse(carried) as { arabic: object }
  expect([...new Set(Object.keys(arabic).map((key) => key.split('.')[0]))]).toEqual(groups)
})

test('words that no file has are found when the page is first drawn', () => {
  expect(() => messagesOf(arabicMessages, ['app', 'nowhere'])).toThrow('begin with nowhere')
})
