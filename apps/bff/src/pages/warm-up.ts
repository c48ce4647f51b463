import { locales } from '@wasl/domain/locale'
import { fallbackMerchant } from '../core/fallback-merchant.ts'
import type { PageData } from '@wasl/web/base/page-data.ts'
import type { Renderer } from './renderer.ts'

const form = { token: '', idempotencyKey: '', notice: null }

/** One page of each kind, so that the renderer's parts are in memory: the first payer does not wait for them. */
const pages: readonly { path: string; page: PageData }[] = [
  { path: 'pay/warm-up', page: { kind: 'pay', transactionId: '', load: { kind: 'notFound' }, form } },
  { path: 'attempt/warm-up', page: { kind: 'attempt', load: { kind: 'notFound', unit: null }, next: null } },
]

export async function warmUp(render: Renderer): Promise<void> {
  await Promise.all(
    locales.flatMap((locale) =>
      pages.map(({ path, page }) =>
        render({
          path: `/${locale}/${path}`,
          locale,
          nonce: 'warm-up',
          origin: 'http://localhost',
          merchant: fallbackMerchant('localhost'),
          page,
          now: new Date(0).toISOString(),
          demo: false,
        }),
      ),
    ),
  )
}
