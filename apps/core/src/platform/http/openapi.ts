import type { Handler } from 'hono'

let document: Promise<object> | null = null

/** Made on first use: nobody waits for it at the start. */
export const openApiHandler: Handler = async (c) => {
  document ??= import('@wasl/contracts/openapi').then(({ openApiDocument }) => openApiDocument('1'))
  return c.json(await document)
}
