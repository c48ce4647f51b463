import { expect, test } from 'vitest'
import { fakeCore, secret, startOfTest, type Answers } from '../bff.fixtures.ts'
import { createCoreClient } from '../core/core-client.ts'
import { candidatesOf, linksWorthOpening, printedLinks } from './links.ts'
import { payDetails } from '../pay/pay.fixtures.ts'

const requests = ['PR-1', 'PR-2', 'PR-3', 'PR-4', 'PR-5'].map((id) => ({
  id,
  merchant: 'tamra',
  currency: 'KWD',
  amount: '7.000',
  description_en: 'Dates',
}))
const demo = {
  merchants: [
    { key: 'tamra', hosts: ['localhost', 'tamra.localhost'] },
    { key: 'nuwair', hosts: ['dar-nuwair.localhost'] },
  ],
  requests: [...requests, { ...requests[0]!, id: 'PR-9', merchant: 'nuwair' }],
  attempts: [
    { id: 'AT-1', request: 'PR-1', state: 'success' },
    { id: 'AT-2', request: 'PR-9', state: 'success' },
    { id: 'AT-9', request: 'PR-9', state: 'failed' },
  ],
}
const clock = { now: () => startOfTest }

const linksOver = (answers: Answers) => {
  const core = createCoreClient({ fetch: fakeCore(answers).fetch, baseUrl: 'http://core' }, { secret, clock })
  return linksWorthOpening(core, candidatesOf(demo), 'http://localhost:4000')
}

test('three payable pages of each merchant and one result of each state, on the merchant’s own host', async () => {
  const groups = await linksOver({
    payDetails: (request) => ({
      status: 200,
      body: { ...payDetails, valid_for_payment: !request.url.endsWith('/PR-1') },
    }),
  })
  expect(groups).toEqual([
    {
      title: 'Pay pages',
      links: [
        { url: 'http://localhost:4000/en/pay/PR-2', note: 'KWD 7.000, Dates' },
        { url: 'http://localhost:4000/en/pay/PR-3', note: 'KWD 7.000, Dates' },
        { url: 'http://localhost:4000/en/pay/PR-4', note: 'KWD 7.000, Dates' },
        { url: 'http://dar-nuwair.localhost:4000/en/pay/PR-9', note: 'KWD 7.000, Dates' },
      ],
    },
    {
      title: 'Results',
      links: [
        { url: 'http://localhost:4000/en/attempt/AT-1', note: 'success' },
        { url: 'http://dar-nuwair.localhost:4000/en/attempt/AT-9', note: 'failed' },
      ],
    },
  ])
})

test('what does not exist is not printed', async () => {
  const nothing = { status: 404, body: { detail: 'no', code: 'not_found' } }
  expect(await linksOver({ locate: nothing, attempt: nothing })).toEqual([])
})

test('links are printed in columns, the sandbox bank and the outbox last', () => {
  const links = [
    { url: 'http://localhost:4000/en/pay/PR-1', note: 'one' },
    { url: 'http://localhost:4000/en/pay/PR-10', note: 'ten' },
  ]
  expect(printedLinks('http://localhost:4000', [{ title: 'Pay pages', links }])).toBe(
    [
      'Pay pages',
      '  http://localhost:4000/en/pay/PR-1   one',
      '  http://localhost:4000/en/pay/PR-10  ten',
      '',
      'Sandbox bank',
      '  http://localhost:4000/sandbox-bank/  every payment it knows',
      '',
      'Outbox',
      '  http://localhost:4000/outbox  every message it would have sent',
    ].join('\n'),
  )
})
