import { expect, test } from 'vitest'
import { textOf } from './source-files.ts'

const found = (path: string, pattern: RegExp): string[] =>
  [...textOf(path).matchAll(pattern)].map(([, code = '']) => code)

const detail = 'apps/web/src/dashboard/transactions/detail'

/** Of what the audit log knows, that which is written down about a transaction. */
const aboutTransactions = /^(transaction|request|refund|capture|void|operation|merchant|delivery)\./

const money = [
  'money.authorize',
  'money.authorize.surplus',
  'money.authorize.quarantined',
  'money.capture',
  'money.capture.surplus',
  'money.capture.quarantined',
  'money.refund',
  'money.refund.quarantined',
  'money.void',
]

test('the page of a transaction has words for whatever happens to one, and for whatever people do to it', () => {
  const steps = ['transaction', 'attempt'].flatMap((table) =>
    found(`apps/core/src/kernel/ledger/${table}.domain.ts`, /\bedges\(\[[^\]]+\], '([a-z.]+)'/g),
  )
  const audits = found('apps/core/src/kernel/audit/audit.strings.ts', /^  '([a-z_]+\.[a-z_]+)':/gm)
  const told = [...steps, ...audits.filter((action) => aboutTransactions.test(action)), ...money]
  expect(told.length).toBeGreaterThan(50)
  const worded = found(`${detail}/cards/event-words.ts`, /^  '([a-z_.]+)': 'detail\.event\./gm)
  const [, untold = ''] = textOf(`${detail}/cards/told-events.ts`).match(/untold = \[([^\]]+)\]/) ?? []
  expect(told.filter((code) => !worded.includes(code) && !untold.includes(`'${code}'`))).toEqual([])
})

test('the page of a transaction knows whatever a callback may come to', () => {
  const [, outcomes = ''] =
    textOf('apps/core/src/kernel/ledger/evidence/evidence.domain.ts').match(
      /export type EvidenceOutcome =\n((?:  \| '[a-z]+'\n)+)/,
    ) ?? []
  const came = [...outcomes.matchAll(/'([a-z]+)'/g)].map(([, outcome = '']) => outcome)
  expect(came.length).toBeGreaterThan(10)
  const weighed = found(
    'apps/core/src/dashboard/transactions/list/detail/callbacks.domain.ts',
    /^  '([a-z]+)',$/gm,
  )
  expect(weighed.toSorted()).toEqual(came.toSorted())
  const known = found(`${detail}/cards/callback-news.ts`, /case 'callback\.([a-z]+)':/g)
  expect(known.toSorted()).toEqual([...came, 'waiting', 'repeated'].toSorted())
})
