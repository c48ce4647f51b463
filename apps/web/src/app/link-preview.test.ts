import { expect, test } from 'vitest'
import { linkPage } from '../pay/link/link.fixtures.ts'
import { merchant, otherInput, payable, payInput } from '../pay/pay.fixtures.ts'
import { render } from './rendering.fixtures.ts'

const previewOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  )

test('the preview of a pay page names the merchant and the purpose, and no amount', async () => {
  const { html } = await render(payInput(payable()))
  expect(previewOf(html)).toEqual({
    type: 'website',
    site_name: 'Tamra &amp; Tide',
    locale: 'en_US',
    title: 'Gathering box, 24 guests',
    description: 'Payment request from Tamra &amp; Tide',
  })
  const arabic = previewOf((await render(payInput(payable(), 'ar'))).html)
  expect(arabic).toMatchObject({ locale: 'ar_KW', title: 'صندوق التجمع، 24 ضيفًا' })
})

test('the preview of a pay page has the merchant’s logo by its whole address, where there is one', async () => {
  const imageOf = async (logoUrl: string | null, input = payInput(payable())) =>
    previewOf((await render({ ...input, merchant: { ...merchant, logoUrl } })).html)['image']
  const { origin } = payInput(payable())
  expect(await imageOf('/files/logo.png')).toBe(`${origin}/files/logo.png`)
  expect(await imageOf('https://cdn.example/logo.png')).toBe('https://cdn.example/logo.png')
  expect(await imageOf('/api/v1/picture/picture_1')).toBe(`${origin}/api/v1/picture/picture_1`)
  expect(await imageOf(null)).toBeUndefined()
  for (const drawn of ['/art/logo-tamra.svg', 'https://cdn.example/logo.SVG?v=2', 'https://cdn.example/logo'])
    expect(await imageOf(drawn)).toBeUndefined()
  expect(await imageOf('/files/logo.png', otherInput('landing'))).toBeUndefined()
})

test('where the merchant allows it, the preview says how much', async () => {
  const { html } = await render({ ...payInput(payable()), merchant: { ...merchant, amountInPreviews: true } })
  expect(previewOf(html)['description']).toBe('Payment request for KWD\u00a048.750 from Tamra &amp; Tide')
})

test('a reusable link has the same preview', async () => {
  const { html } = await render({ ...otherInput('landing'), page: linkPage() })
  expect(previewOf(html)['description']).toBe('Payment request from Tamra &amp; Tide')
})
