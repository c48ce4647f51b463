import type { Problem } from '@wasl/contracts/values/web'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isWindow } from '../answer/answer-failure.ts'
import { staffAddress } from '../auth/where-to.ts'
import type { BffEnv } from '../bff-env.ts'
import { CoreFailure } from '../core/core-failure.ts'
import { fallbackMerchant } from '../core/fallback-merchant.ts'
import { loadMerchant } from '../core/load-merchant.ts'
import { loadOverrides } from '../pages/load-overrides.ts'
import type { Log } from '../log.ts'
import { toMerchant } from '../core/merchant.translate.ts'
import { plainPage } from '../pages/plain-page.ts'
import { sendPage, type PageSender } from '../pages/send-page.ts'

type Sender = PageSender & { readonly log: Log }

/** In a window of its own there is nobody to read JSON: whatever refuses a file there, the window says why (S2 §7). */
export const refusedWindow = (sender: Sender): MiddlewareHandler<BffEnv> =>
  async function inItsWindow(c, next) {
    await next()
    if (c.res.status < 400 || !isWindow(c)) return
    // Every refusal on these paths is a problem; the answer's own body stays unread for the headers to be kept.
    const { message } = (await c.res.clone().json()) as Problem
    c.res = await windowSaying(c, sender, message)
  }

async function windowSaying(c: Context<BffEnv>, sender: Sender, message: string): Promise<Response> {
  const locale = c.get('language')
  const status = c.res.status as ContentfulStatusCode
  const look = getCookie(c, 'appearance')
  try {
    const [merchant, overrides] = await Promise.all([merchantOf(c), loadOverrides(c.get('core'), locale)])
    return await sendPage(c, sender, {
      page: { kind: 'refused', status, message, back: cameFrom(c), ...(look && { look }) },
      merchant,
      locale,
      status,
      overrides,
    })
  } catch (error) {
    sender.log.error(
      { requestId: c.get('requestId'), path: c.req.path, err: error },
      'a refusal was not drawn',
    )
    return plainPage(c, status, message)
  }
}

async function merchantOf(c: Context<BffEnv>) {
  try {
    return toMerchant(await loadMerchant(c.get('core')))
  } catch (error) {
    if (error instanceof CoreFailure) return fallbackMerchant(c.get('host'))
    throw error
  }
}

/** The page of staff that led here, else the start. */
const cameFrom = (c: Context<BffEnv>): string =>
  staffAddress(c.req.header('referer') ?? '', c.get('origin')) ?? `/${c.get('language')}/dashboard`
