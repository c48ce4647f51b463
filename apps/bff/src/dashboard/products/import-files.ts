import type { ImportPlugin } from '@wasl/domain/product-import'
import type { Context, Handler } from 'hono'
import { isPublicId } from '../../answer/public-id.ts'
import type { BffEnv } from '../../bff-env.ts'
import type { CoreClient } from '../../core/core-client.ts'
import { callerOf } from '../../middleware/caller.ts'
import { refusedFile } from '../../platform/refused-file.ts'
import { savedFile } from '../../platform/saved-file.ts'

const below = '/bff/dashboard/:module{catalogue|food-ordering}'
export const importUploadRoute = `${below}/imports/upload` as const
export const importErrorsRoute = `${below}/imports/:id/error-file` as const
export const importExampleRoute = `${below}/imports/example/:kind{required|all}/:format{csv|xlsx}` as const
export const productFileRoute = `${below}/imports/products/:format{csv|xlsx}` as const

const pluginOf = (c: Context<BffEnv>): ImportPlugin =>
  c.req.param('module') === 'catalogue' ? 'catalogue' : 'food_ordering'

/** The file as the browser sends it, piece by piece to the core: nothing of it is kept here. */
export const importUpload =
  (core: CoreClient): Handler<BffEnv> =>
  async (c) => {
    const plugin = pluginOf(c)
    const query = new URLSearchParams({ name: c.req.query('name')?.slice(0, 255) || 'upload' })
    // A body that is passed on is read once: rights that have run out are renewed before it begins.
    await c.get('core').imports.list({ params: { plugin }, query: {} })
    const got = await core.open(`/api/v1/plugins/${plugin}/dashboard/imports?${query}`, {
      caller: callerOf(c),
      bearer: c.get('bearer'),
      signal: c.req.raw.signal,
      sent: { body: c.req.raw.body ?? new Uint8Array(), contentType: 'application/octet-stream' },
    })
    return got.status === 201 ? c.json((await got.json()) as { id: string }, 201) : refusedFile(c, got)
  }

export const importErrors =
  (core: CoreClient): Handler<BffEnv> =>
  (c) => {
    const id = c.req.param('id') ?? ''
    if (!isPublicId(id)) return c.notFound()
    return savedFile(core, c, `/api/v1/plugins/${pluginOf(c)}/dashboard/imports/${id}/error-file`)
  }

export const importExample =
  (core: CoreClient): Handler<BffEnv> =>
  (c) => {
    const query = `type=${c.req.param('kind')}_fields&file_format=${c.req.param('format')}`
    return savedFile(core, c, `/api/v1/plugins/${pluginOf(c)}/upload/product/example?${query}`)
  }

export const productFile =
  (core: CoreClient): Handler<BffEnv> =>
  (c) => {
    const path = `/api/v1/plugins/${pluginOf(c)}/dashboard/product-file`
    return savedFile(core, c, `${path}?file_format=${c.req.param('format')}`)
  }
