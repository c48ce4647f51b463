import type { AttemptDetails } from '@wasl/contracts/core/pay.contract'
import { readBytes } from '@wasl/contracts/read-body'
import { isLocale, type Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { BffEnv } from '../bff-env.ts'
import { CoreFailure } from '../core/core-failure.ts'
import type { Log } from '../log.ts'
import { isPublicId } from '../answer/public-id.ts'

/**
 * The payer comes back from the bank, by GET or POST, with or without cookies (product.md 3). What the address carries
 * is told to the core; whatever comes of it, the payer sees the attempt.
 */
export const payerReturn = (log: Log) => async (c: Context<BffEnv, '/bff/return/:attempt'>) => {
  const id = c.req.param('attempt')
  const asked = c.req.query(languageParam) ?? ''
  const locale = isLocale(asked) ? asked : c.get('language')
  const isCounter = c.req.query(placeParam) === 'pos'
  const attemptPage = `/${locale}/attempt/${encodeURIComponent(id)}`
  if (!isPublicId(id)) return c.redirect(attemptPage, 303)
  try {
    const got = await c.get('core').pay.returned({ params: { id }, body: { params: await readParams(c) } })
    if (got.status === 200)
      return c.redirect(isCounter ? counterPath(locale, id) : resultPath(locale, got.body), 303)
  } catch (error) {
    if (!(error instanceof CoreFailure)) throw error
    log.warn({ requestId: c.get('requestId'), attempt: id, err: error }, 'the core did not take the return')
  }
  return c.redirect(attemptPage, 303)
}

type Result = Pick<z.infer<typeof AttemptDetails>, 'id' | 'transaction_type' | 'next_url'>

/** The page of the attempt's plugin; `next` is checked there like everybody's (product.md 9.9). */
function resultPath(locale: Locale, { id, transaction_type, next_url }: Result): string {
  const place = transaction_type === 'shopify' ? 'spf/payment-details' : 'attempt'
  const next = next_url === null ? '' : `?next=${encodeURIComponent(next_url)}`
  return `/${locale}/${place}/${encodeURIComponent(id)}${next}`
}

/** S1 §2: who paid at the counter comes back to the counter. */
const counterPath = (locale: Locale, id: string): string =>
  `/${locale}/pos/attempt-detail/${encodeURIComponent(id)}`

/** Ours, written into the return address: the payer comes back to the language that was left, and to where they paid. */
const languageParam = 'lang'
const placeParam = 'place'
const ours: readonly string[] = [languageParam, placeParam]
const mostParams = 64

async function readParams(c: Context<BffEnv>): Promise<Record<string, string>> {
  const { searchParams } = new URL(c.req.url)
  const body = c.req.method === 'POST' ? await readFormBody(c) : []
  const params = [...searchParams, ...body].filter(
    ([name, value]) => !ours.includes(name) && name.length <= 64 && value.length <= 4_096,
  )
  return Object.fromEntries(params.slice(0, mostParams))
}

async function readFormBody(c: Context<BffEnv>): Promise<[string, string][]> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')) return []
  const bytes = await readBytes(c.req.raw, 64 * 1024)
  return bytes === null ? [] : [...new URLSearchParams(new TextDecoder().decode(bytes))]
}
