import { expect, test } from 'vitest'
import { render, words } from '../../app/rendering.fixtures.ts'
import type { FormNotice } from '../../base/page-data.ts'
import { payInput } from '../pay.fixtures.ts'
import { asking, askingAgain, homeFields } from './delivery.fixtures.ts'

const notice = (changes: Partial<FormNotice>): FormNotice => ({
  code: 'invalid',
  message: 'This field is required',
  fieldErrors: {},
  amount: null,
  gatewayCode: null,
  ...changes,
})
const at = (input: ReturnType<typeof payInput>, path: string) => ({ ...input, path })

test.each([
  ['en', 'Where should we deliver? – Tamra &amp; Tide'],
  ['ar', 'إلى أين نوصل؟ – تمرة ومدّ'],
] as const)('in %s the page is titled for its step and carries its styles', async (locale, title) => {
  const { html } = await render(payInput(asking(), locale))
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain('form{gap:var(--gap)}')
})

test('the form is a plain form with every field of S1 §3, before any script', async () => {
  const { html } = await render(payInput(asking()))
  expect(html).toContain('action="/bff/pay/PR-1001/form"')
  expect([...html.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining(['token', 'step', ...Object.keys(homeFields())]),
  )
  expect(html).not.toContain('aria-disabled')
  expect(html).not.toContain('<dialog')
})

test('without script the reader learns what stands for the pin', async () => {
  expect((await render(payInput(asking()))).html).toContain(
    'Without the map the middle of your area is the pin.',
  )
})

test('steps are as many as there are', async () => {
  expect(words((await render(payInput(asking()))).html)).toContain('1Details2Confirm3Pay')
  expect(words((await render(payInput(asking({ confirm: null })))).html)).toContain('1Details2Pay')
})

test('what was refused stands beside its field with what was typed', async () => {
  const refused = notice({
    fieldErrors: { houseNo: ['This field is required'] },
    delivery: homeFields({ houseNo: '' }),
  })
  const { html } = await render(payInput(asking(), 'en', refused))
  expect(html).toMatch(/id="delivery-houseNo"[^>]*aria-invalid="true"/)
  expect(html).toContain('value="12"')
})

test('the question which is right can be answered without script', async () => {
  const asked = notice({ code: 'pin_elsewhere', message: 'Which is right?', delivery: homeFields() })
  const { html } = await render(payInput(askingAgain(), 'en', asked))
  expect(html.match(/name="pin"/g)).toHaveLength(2)
  expect(html).toContain('name="lat"')
})

test.each([
  ['en', 'Deliver to', 'Home · House', 'Salmiya, block 10, street 12, no. 7'],
  ['ar', 'التوصيل إلى', 'المنزل · بيت', 'السالمية، قطعة 10، شارع 12، مبنى 7'],
] as const)('in %s the choices stand below the address once it is confirmed', async (locale, ...said) => {
  const { html } = await render(at(payInput(askingAgain(), locale), `/${locale}/pay/PR-1001?step=pay`))
  for (const text of said) expect(words(html)).toContain(text)
  expect(html).toContain('name="gatewayCode"')
})

test('an address that is not there is asked for, whatever the address says', async () => {
  const { html } = await render(at(payInput(asking()), '/en/pay/PR-1001?step=pay'))
  expect(html).not.toContain('name="gatewayCode"')
})

test('the address alone has no map', async () => {
  const { html } = await render(payInput(asking({ capture: { address: true, location: false } })))
  expect(words(html)).not.toContain('Pin your door')
})
