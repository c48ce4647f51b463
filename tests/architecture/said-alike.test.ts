import { expect, test } from 'vitest'
import { textOf } from './source-files.ts'

const ofScreen = 'apps/web/src/dashboard/transactions/actions/actions.strings'
const ofServer = 'apps/core/src/dashboard/transactions/operations/operations.strings'

const said = (path: string, key: string): string | undefined =>
  new RegExp(`^  '${key}': '([^']+)',$`, 'm').exec(textOf(path))?.[1]?.replaceAll(/\{\w+\}/g, '{}')

test.each(['.ts', '.ar.ts'])('S2 §5 is said alike by the screen and by the server (%s)', (language) => {
  for (const key of ['aboveAvailable', 'tooManyDecimals']) {
    const words = said(`${ofScreen}${language}`, `actions\\.${key}`)
    expect(words).toMatch(/./)
    expect(said(`${ofServer}${language}`, `refused\\.${key}`)).toBe(words)
  }
})

const ofList = 'apps/web/src/dashboard/transactions/list/list.strings'
const ofFile = 'apps/core/src/dashboard/transactions/export/export.strings'

test.each(['.ts', '.ar.ts'])('S2 §2: a list and its export say the same of a row (%s)', (language) => {
  for (const key of ['yes', 'no', 'notSelected']) {
    const words = said(`${ofList}${language}`, `list\\.${key}`)
    expect(words).toMatch(/./)
    expect(said(`${ofFile}${language}`, `export\\.${key}`)).toBe(words)
  }
})

const ofState = 'apps/web/src/base/base.strings'
const ofFileWords = 'apps/core/src/dashboard/transactions/list/list.strings'

test.each(['.ts', '.ar.ts'])(
  'S2 §3: a list and its export call states and modules alike (%s)',
  (language) => {
    const called = [
      ...textOf(`${ofFileWords}${language}`).matchAll(/^  '(state|plugin)\.(\w+)': '([^']+)',$/gm),
    ]
    expect(called).toHaveLength(20)
    for (const [, of, code = '', words] of called) {
      const screen =
        of === 'state'
          ? said(`${ofState}${language}`, `app\\.state\\.${code}`)
          : said(`${ofList}${language}`, `list\\.module\\.${code}`)
      expect([code, screen]).toEqual([code, words])
    }
  },
)

const ofPayPage = 'apps/web/src/pay/pay.strings'
const ofResult = 'apps/web/src/pay/attempt.strings'
const ofDetails = 'apps/web/src/pay/details/details.strings'
const ofBadge = 'apps/web/src/base/base.strings'
const ofCore = 'apps/core/src/kernel/requests/pay.strings'

/** A payer reads the page's own sentence before a press, and the server's after it. */
test.each(['.ts', '.ar.ts'])(
  'S1 §2, §5, §8 are said alike by the pay page and by the core (%s)',
  (language) => {
    for (const [path, key, same] of [
      [ofPayPage, 'payPage.notFound', 'transactionNotFound'],
      [ofPayPage, 'payPage.expired', 'expired'],
      [ofPayPage, 'payPage.paid', 'alreadyPaid'],
      [ofPayPage, 'payPage.amount.notPositive', 'amountNotPositive'],
      [ofPayPage, 'payPage.phone.required', 'phoneRequired'],
      [ofPayPage, 'payPage.phone.invalid', 'phoneInvalid'],
      [ofResult, 'attempt.notFound', 'attemptNotFound'],
      [ofResult, 'attempt.expired', 'expired'],
      [ofResult, 'attempt.mismatch', 'attemptMismatch'],
      [ofDetails, 'details.mismatch', 'attemptMismatch'],
      [ofBadge, 'app.state.paid', 'status.success'],
      [ofBadge, 'app.state.authorized', 'status.authorized'],
      [ofBadge, 'app.state.failed', 'status.failed'],
      [ofBadge, 'app.state.canceled', 'status.canceled'],
      [ofBadge, 'app.state.expired', 'status.expired'],
    ] as const) {
      const words = said(`${ofCore}${language}`, `pay\\.${same}`)
      expect(words).toMatch(/./)
      expect([key, said(`${path}${language}`, key.replaceAll('.', '\\.'))]).toEqual([key, words])
    }
  },
)

const ofPush = 'apps/core/src/kernel/push/push.strings'
const ofFrame = 'apps/web/src/desk/staff.strings'

test.each([
  ['permission_asked', 'request', 'New Permission Request'],
  ['new_order', 'order', 'Order created'],
  ['report_ready', 'report', 'Report exported'],
])('S1 §8: %s of a closed tab has the title of %s in an open one: %s', (pushed, told, words) => {
  const bothIn = (language: string) => [
    said(`${ofPush}${language}`, `${pushed}\\.title`),
    said(`${ofFrame}${language}`, `staff\\.live\\.${told}`),
  ]
  expect(bothIn('.ts')).toEqual([words, words])
  const [closed, open] = bothIn('.ar.ts')
  expect(closed).toMatch(/./)
  expect(closed).toBe(open)
})
