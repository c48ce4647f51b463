import type { Merchant } from '@wasl/contracts/web/pay.contract'
import { directionOf, isLocale, pick } from '@wasl/domain/locale'
import type { Context, Hono } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import { loadMerchant } from '../core/load-merchant.ts'
import { toMerchant } from '../core/merchant.translate.ts'
import { plainIcon } from './plain-icon.ts'
import { forADay } from './static-files.ts'

/** What browsers, home screens and installed apps ask for by name: the merchant's own of this host. */
export function mountMerchantIcons(app: Hono<BffEnv>): void {
  app.get('/favicon.ico', async (c) => {
    const { faviconUrl, brand } = await merchantOf(c)
    return faviconUrl ? toOwn(c, faviconUrl) : bitmap(c, brand)
  })
  for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    app.get(path, async (c) => {
      const { faviconUrl, brand } = await merchantOf(c)
      // Home screens draw no SVG.
      return faviconUrl && !isDrawing(faviconUrl) ? toOwn(c, faviconUrl) : bitmap(c, brand)
    })
  }
  app.get('/manifest.webmanifest', async (c) => {
    const asked = c.req.query('lang') ?? ''
    const manifest = manifestOf(await merchantOf(c), isLocale(asked) ? asked : c.get('language'))
    c.header('cache-control', forADay)
    return c.body(JSON.stringify(manifest), 200, { 'content-type': 'application/manifest+json' })
  })
}

function manifestOf({ title, subheader, brand, faviconUrl }: Merchant, locale: 'en' | 'ar') {
  const name = pick(title, locale)
  const description = subheader && pick(subheader, locale)
  return {
    name,
    short_name: name,
    ...(description && { description }),
    lang: locale,
    dir: directionOf(locale),
    start_url: `/${locale}`,
    scope: '/',
    display: 'minimal-ui',
    theme_color: brand,
    background_color: '#ffffff',
    icons: [
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
      ...(faviconUrl ? [{ src: faviconUrl, sizes: 'any' }] : []),
    ],
  }
}

const merchantOf = async (c: Context<BffEnv>): Promise<Merchant> =>
  toMerchant(await loadMerchant(c.get('core')))

const isDrawing = (path: string) => path.split('?')[0]?.endsWith('.svg') ?? false

function toOwn(c: Context<BffEnv>, path: string) {
  c.header('cache-control', forADay)
  return c.redirect(path, 302)
}

function bitmap(c: Context<BffEnv>, brand: string) {
  c.header('cache-control', forADay)
  return c.body(plainIcon(brand), 200, { 'content-type': 'image/png' })
}
