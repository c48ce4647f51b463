import { readBytes } from '@wasl/contracts/read-body'
import type { Handler } from 'hono'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { staffOf } from '../people/staff-of.ts'
import type { UploadLimit } from '../people/upload-limit.ts'
import { keepPicture, mostPictureBytes, type PictureDeps, type PictureProblem } from './pictures.service.ts'
import { pictureStrings } from './pictures.strings.ts'
import { pictureStringsAr } from './pictures.strings.ar.ts'

const words = wordsOf({ en: pictureStrings, ar: pictureStringsAr })

/** What frames a file in a form costs a little more than the file. */
const mostBodyBytes = mostPictureBytes + 8_192

/** Multipart, one `file`. Each slice with pictures mounts it under its own rules. */
export const pictureUploadHandler =
  ({ limit, ...deps }: PictureDeps & { limit: UploadLimit }): Handler<CoreEnv> =>
  async (c) => {
    const tooMany = limit.take(c)
    if (tooMany) return c.json(tooMany, 429)
    const refuse = (problem: PictureProblem | 'missing' | 'bodyTooLarge', name = '') => {
      limit.giveBack(c)
      return c.json({ file: [words(`picture.${problem}`, c.var.language, { name })] }, 400)
    }
    const body = await readBytes(c.req.raw, mostBodyBytes)
    if (body === null) return refuse('bodyTooLarge')
    const file = await fileIn(body, c.req.header('content-type') ?? '')
    if (!(file instanceof File)) return refuse('missing')
    const kept = await keepPicture(deps, staffOf(c).merchantId, file)
    return kept.ok ? c.json(kept.value, 201) : refuse(kept.error, `\u2068${file.name}\u2069`)
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
