import { PublicId } from '@wasl/contracts/values/core'
import { pick } from '@wasl/domain/locale'
import type { Handler } from 'hono'
import { download } from '../platform/files/download.ts'
import type { Files } from '../platform/files/files.ts'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { findAttachment } from './lookup.service.ts'
import type { PayDeps } from './pay.service.ts'
import { answerTo } from './pay-refusal.ts'

/** GET /attachment/{transaction}: the file the merchant attached to a request. */
export const attachmentHandler =
  (deps: Pick<PayDeps, 'db'> & { files: Files }): Handler<CoreEnv, '/attachment/:id'> =>
  async (c) => {
    const { merchantId, language } = c.var
    const id = PublicId.safeParse(c.req.param('id'))
    const file = id.success ? await findAttachment(deps, { merchantId, publicId: id.data }) : null
    const content = file && (await deps.files.read(file.sha256))
    if (!file || !content) {
      const { status, body } = answerTo({ kind: 'notFound' }, language)
      return c.json(body, status)
    }
    return download(content, {
      name: pick({ en: file.nameEn, ar: file.nameAr }, language),
      contentType: file.contentType,
    })
  }
