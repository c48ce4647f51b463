import { PublicId } from '@wasl/contracts/values/core'
import { isLocale } from '@wasl/domain/locale'
import type { Handler } from 'hono'
import { download } from '../../platform/files/download.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { receiptPageUrl } from '../../kernel/checkout/pay-origin.ts'
import { payWords } from '../../kernel/requests/pay-words.ts'
import { receiptFile, type ReceiptDeps } from './receipt.service.ts'
import { receiptWords } from './receipt-words.ts'

/** GET /attempt/{id}/receipt?lang=: the receipt as a PDF in one language. */
export const receiptHandler =
  (deps: ReceiptDeps): Handler<CoreEnv, '/attempt/:id/receipt'> =>
  async (c) => {
    const { merchantId, origin } = c.var
    const asked = c.req.query('lang') ?? ''
    const language = isLocale(asked) ? asked : c.var.language
    const id = PublicId.safeParse(c.req.param('id'))
    if (!id.success)
      return c.json({ detail: payWords('pay.attemptNotFound', language), code: 'not_found' }, 404)
    const address = receiptPageUrl(origin, language, id.data)
    const file = await receiptFile(deps, { merchantId, publicId: id.data, language, address })
    if (file.ok) {
      const name = `${receiptWords('receiptFile.fileName', language)}-${file.value.number}.pdf`
      return download(file.value.content, { name, contentType: 'application/pdf' })
    }
    switch (file.error.kind) {
      case 'notFound':
        return c.json({ detail: payWords('pay.attemptNotFound', language), code: 'not_found' }, 404)
      case 'noReceipt':
        return c.json({ detail: receiptWords('receiptFile.none', language), code: 'no_receipt' }, 404)
    }
  }
