import { readBytes } from '@wasl/contracts/read-body'
import { mostAttachmentBytes } from '@wasl/domain/attachment'
import type { Context, Handler } from 'hono'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { UploadLimit } from '../../kernel/people/upload-limit.ts'
import { download } from '../../platform/files/download.ts'
import { attachmentEndings, endingOf, type AttachmentProblem } from '../../platform/files/read-attachment.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { refuseWith } from '../../platform/http/refuse.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { fileOnWire } from './form-on-wire.ts'
import { keepUpload, uploadedFile, type UploadDeps } from './upload.service.ts'
import { paymentRequestStrings } from './payment-request.strings.ts'
import { paymentRequestStringsAr } from './payment-request.strings.ar.ts'

const words = wordsOf({ en: paymentRequestStrings, ar: paymentRequestStringsAr })

/** Under this section and permission both routes of the form stand. */
export const uploadRules = { section: 'payment_request', permissions: ['payment.create'] } as const

/** Whoever edits a request of any module may give it another file. */
export const replacementRules = { section: 'ofPlugin', permissions: ['payment.edit'] } as const

/** What frames a file in a form costs a little more than the file. */
const mostBodyBytes = mostAttachmentBytes + 8_192

/** S2 §7 POST attachment/upload: multipart, one `file`. */
export const uploadHandler =
  ({ limit, ...deps }: UploadDeps & { limit: UploadLimit }): Handler<CoreEnv> =>
  async (c) => {
    const tooMany = limit.take(c)
    if (tooMany) return c.json(tooMany, 429)
    const body = await readBytes(c.req.raw, mostBodyBytes)
    const refuse = (answer: Response) => (limit.giveBack(c), answer)
    if (body === null) return refuse(refusedFile(c, 'tooLarge'))
    const file = await fileIn(body, c.req.header('content-type') ?? '')
    if (!(file instanceof File)) return refuse(c.json({ file: [words('file.missing', c.var.language)] }, 400))
    const kept = await keepUpload(deps, staffOf(c), file)
    return kept.ok
      ? c.json(fileOnWire(kept.value), 201)
      : refuse(refusedFile(c, kept.error, endingOf(file.name)))
  }

/** What was uploaded, for who may send it on. */
export const uploadedHandler =
  (deps: UploadDeps): Handler<CoreEnv> =>
  async (c) => {
    const found = await uploadedFile(deps, staffOf(c), c.req.param('id') ?? '')
    if (!found) return refuseWith(c, 404, 'notFound')
    const { file, content } = found
    return download(content, { name: file.nameEn, contentType: file.contentType })
  }

/** Null where the body is no form, or has no file in it. */
async function fileIn(body: Uint8Array, contentType: string): Promise<unknown> {
  try {
    const form = await new Response(Uint8Array.from(body), {
      headers: { 'content-type': contentType },
    }).formData()
    return form.get('file')
  } catch {
    return null
  }
}

function refusedFile(c: Context<CoreEnv>, problem: AttachmentProblem, ending = ''): Response {
  const values = { endings: attachmentEndings.join(', '), ending: `.${ending}` }
  return c.json({ file: [words(`file.${problem}`, c.var.language, values)] }, 400)
}
