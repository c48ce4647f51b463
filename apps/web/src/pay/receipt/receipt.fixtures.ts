import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import type { PageInput } from '../../base/page-data.ts'
import { merchant, serverNow } from '../pay.fixtures.ts'

export const receiptInput = (load: AttemptLoad, locale: Locale = 'en'): PageInput => ({
  path: `/${locale}/attempt/AT-1/receipt`,
  locale,
  nonce: 'n0nce',
  origin: 'https://pay.example',
  merchant,
  page: { kind: 'receipt', load },
  now: serverNow,
  demo: true,
})
