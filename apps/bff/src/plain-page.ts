import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BffEnv } from './bff-env.ts'

/** One sentence, for a window that has nothing else to show. */
export function plainPage(
  c: Context<BffEnv>,
  status: ContentfulStatusCode,
  text: string,
): Response | Promise<Response> {
  const language = c.get('language')
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  return c.html(
    html`<!doctype html>
      <html lang="${language}" dir="${direction}">
        <head>
          <meta charset="utf-8" />
          <title>${text}</title>
        </head>
        <body>
          <h1>${text}</h1>
        </body>
      </html>`,
    status,
  )
}
