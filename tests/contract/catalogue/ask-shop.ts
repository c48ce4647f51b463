import type { Core } from '@wasl/core/app'

/** What the tests of the shop read of its answers. */
type Shown = {
  slug: string
  key: string
  title_en: string
  inventory: number | null
  stock_state: string
  sold_out_until: string | null
  price_with_discount: string | null
  count: number
  page: number
  as_of: string
  results: Shown[]
}

export type Answer = { status: number; body: Shown; headers: Headers }

type Asking = { host?: string; language?: string; body?: unknown; key?: string }

/** Asks the shop of the demo as a browser would through the bff. */
export const askShop =
  (core: () => Core) =>
  async (path: string, { host = 'localhost', language = 'en', body, key }: Asking = {}): Promise<Answer> => {
    const response = await core().fetch(
      new Request(`http://${host}/api/v1/plugins/catalogue/${path}`, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          host,
          'accept-language': language,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
      }),
    )
    // As the contract says, which the core checks by itself.
    return { status: response.status, body: (await response.json()) as Shown, headers: response.headers }
  }
