import type { Handler } from 'hono'
import { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import type { CoreClient } from '../../core-client.ts'
import { passedOn } from '../../platform/passed-on.ts'
import { refusedFile } from '../../platform/refused-file.ts'

export const pictureRoute = '/bff/dashboard/administration/pictures/upload'

/** A little more than the core takes: it is the core that says what is too large. */
const mostBytes = 600_000

const Kept = z.object({ url: z.string(), name: z.string(), content_type: z.string(), bytes: z.int() })

/** A logo or favicon, in the name of whoever is signed in. */
export const keepPicture =
  (core: CoreClient): Handler<BffEnv, typeof pictureRoute> =>
  async (c) => {
    const got = await passedOn(core, c, { path: '/api/v1/administration/pictures', mostBytes })
    if (got.status !== 201) return refusedFile(c, got)
    const { content_type: contentType, ...kept } = Kept.parse(await got.json())
    return c.json({ ...kept, contentType }, 201)
  }
