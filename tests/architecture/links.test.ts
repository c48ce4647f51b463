import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { anchorsIn, brokenLinks, linksIn } from './links.ts'
import { filesBelow, root, textOf } from './source-files.ts'

const documents = [
  ...readdirSync(root),
  ...filesBelow('docs', 'apps', 'packages', 'stories', 'tests', 'scripts'),
].filter((path) => path.endsWith('.md'))

test.each(documents)('every link in %s leads somewhere', (path) => {
  expect(brokenLinks(path, textOf(path))).toEqual([])
})

test('a link to a missing file or heading is found', () => {
  const text = '# A title\n[a](nowhere.md) [b](#a-title) [c](#other) [d](https://wasl.example) `[e](code.md)`'
  expect(linksIn(text)).toEqual(['nowhere.md', '#a-title', '#other'])
  expect(brokenLinks('README.md', text)).toEqual([
    'README.md: nowhere.md leads to no file',
    'README.md: #other leads to no heading',
  ])
  expect(anchorsIn('## Who may import whom?\n```\n# no heading\n```')).toEqual(['who-may-import-whom'])
})

test('every web address, in one list', async () => {
  const { paths } = await import(pathToFileURL(join(root, 'apps/web/src/base/paths.ts')).href)
  const addresses = Object.entries<Path>(paths).map(([name, path]) => `${name}: ${addressOf(path)}`)
  expect(addresses).toMatchInlineSnapshot(`
    [
      "home: /{locale}",
      "pay: /{locale}/pay/{transactionId}",
      "attempt: /{locale}/attempt/{attemptId}",
      "counterOf: /{locale}/pos/pay/collect/{collectorId}",
      "counterPay: /{locale}/pos/pay/{transactionId}",
      "counterAttempt: /{locale}/pos/attempt-detail/{attemptId}",
      "receipt: /{locale}/attempt/{attemptId}/receipt",
      "link: /{locale}/link/{linkId}",
      "shop: /{locale}/catalogue/product-list",
      "product: /{locale}/catalogue/product-detail/%7Bslug%7D",
      "cart: /{locale}/catalogue/cart",
      "shopCheckout: /{locale}/catalogue/checkout",
      "shopOrder: /{locale}/catalogue/order/{orderId}",
      "cartForm: /bff/catalogue/cart/form",
      "shopCheckoutForm: /bff/catalogue/checkout/form",
      "qrFile: /bff/transaction/{transactionId}/qr.svg",
      "codeForm: /bff/cpr/{referrer}/form",
      "collectForm: /bff/collect/{collectorId}/form",
      "linkForm: /bff/link/{linkId}/form",
      "payForm: /bff/pay/{transactionId}/form",
    ]
  `)
})

type Path = (...names: string[]) => string

/** Calls a path with its own parameter names: (locale, transactionId) gives '/{locale}/pay/{transactionId}'. */
function addressOf(path: Path): string {
  const [, parameters = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(path.toString()) ?? []
  const names = parameters.split(',').map((name) => `{${name.trim()}}`)
  return path(...names)
}
