import { readBytes } from '@wasl/contracts/read-body'
import type { Context, Handler } from 'hono'
import { staffOf } from '../../../kernel/people/staff-of.ts'
import type { UploadLimit } from '../../../kernel/people/upload-limit.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { refuseWith } from '../../../platform/http/refuse.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { brandAdministrationStrings } from './brand.strings.ts'
import { brandAdministrationStringsAr } from './brand.strings.ar.ts'
import {
  findPicture,
  keepPicture,
  mostPictureBytes,
  type PictureDeps,
  type PictureProblem,
} from './pictures.service.ts'

const words = wordsOf({ en: brandAdministrationStrings, ar: brandAdministrationStringsAr })

export const pictureRules = { permissions: ['settings.manage'] } as const

/** What frames a file in a form costs a little more than the file. */
const mostBodyBytes = mostPictureBytes + 8_192

/** Multipart, one `file`. */
export const keepPictureHandler =
  ({ limit, ...deps }: PictureDeps & { limit: UploadLimit }): Handler<CoreEnv> =>
  async (c) => {
    const tooMany = limit.take(c)
    if (tooMany) return c.json(tooMany, 429)
    const body = await readBytes(c.req.raw, mostBodyBytes)
    const refuse = (answer: Response) => (limit.giveBack(c), answer)
    if (body === null) return refuse(refusedPicture(c, 'tooLarge'))
    const file = await fileIn(body, c.req.header('content-type') ?? '')
    if (!(file instanceof File)) return refuse(refusedPicture(c, 'missing'))
    const kept = await keepPicture(deps, staffOf(c), file)
    return kept.ok ? c.json(kept.value, 201) : refuse(refusedPicture(c, kept.error))
  }

/** For everybody: a logo stands on public pages. Its content never changes, so it may be kept for long. */
export const pictureHandler =
  (deps: PictureDeps): Handler<CoreEnv> =>
  async (c) => {
    const found = await findPicture(deps, c.var.merchantId, c.req.param('id') ?? '')
    if (!found) return refuseWith(c, 404, 'notFound')
    return new Response(found.content, {
      headers: {
        'content-type': found.contentType,
        'content-length': String(found.content.byteLength),
        'content-disposition': 'inline',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    })
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

const refusedPicture = (c: Context<CoreEnv>, problem: PictureProblem | 'missing'): Response =>
  c.json({ file: [words(`pictureSetup.${problem}`, c.var.language)] }, 400)
