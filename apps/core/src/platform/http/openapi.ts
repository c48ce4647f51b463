import type { Handler } from 'hono'

let document: Promise<object> | null = null

/** Made on first use, so that the start does not wait for it. */
export const openApiHandler: Handler = async (c) => {
  document ??= import('@wasl/contracts/openapi').then(({ openApiDocument }) => openApiDocument('1'))
  return c.json(await document)
}
