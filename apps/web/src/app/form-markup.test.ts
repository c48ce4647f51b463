import { expect, test } from 'vitest'
import { render } from './rendering.fixtures.ts'
import { pages } from '../base/page-inputs.fixtures.ts'
import { collectPage } from '../pay/collect/collect.fixtures.ts'
import { linkPage } from '../pay/link/link.fixtures.ts'
import { codeAsked, codeInput } from '../pay/code/code.fixtures.ts'
import { otherInput } from '../pay/pay.fixtures.ts'

const asPage = (page: ReturnType<typeof linkPage> | ReturnType<typeof collectPage>) => ({
  ...otherInput('landing'),
  page,
})
const everyPage = {
  ...pages,
  '/en/pay/link': asPage(linkPage()),
  '/en/pos/pay/collect': asPage(collectPage()),
  '/en/cpr': codeInput(codeAsked()),
}

/** What HTML lets a field of one line say; `street-address` is for several, and a choice completes nothing. */
const oneLine =
  /^(off|name|given-name|family-name|email|tel|username|(current|new)-password|one-time-code|address-line[1-3]|address-level[1-4])$/

test.each(Object.entries(everyPage))(
  'on %s ids have no spaces, and fields complete what they ask for',
  async (_, input) => {
    const { html } = await render(input)
    const ids = [...html.matchAll(/\s(?:id|for|form)="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.filter((id) => !id || /\s/.test(id))).toEqual([])
    const fields = [...html.matchAll(/<(input|select)\b[^>]*>/g)].map(([element]) => element)
    const wrong = fields.filter((element) => {
      const value = /autoComplete="([^"]*)"/i.exec(element)?.[1]
      const type = /\stype="([^"]*)"/.exec(element)?.[1] ?? 'text'
      if (value === undefined) return false
      if (['radio', 'checkbox', 'hidden', 'submit'].includes(type)) return true
      return !oneLine.test(value)
    })
    expect(wrong).toEqual([])
  },
)
