import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BffEnv } from '../bff-env.ts'
import { pagePolicy } from './csp.ts'

/** One sentence, for a window that has nothing else to show. It stands on nothing that may be missing. */
export function plainPage(
  c: Context<BffEnv>,
  status: ContentfulStatusCode,
  text: string,
): Response | Promise<Response> {
  const language = c.get('language')
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const nonce = randomBytes(16).toString('base64url')
  c.header('content-security-policy', pagePolicy({ nonce, formOrigins: [] }))
  return c.html(
    html`<!doctype html>
      <html lang="${language}" dir="${direction}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <title>${text}</title>
          <style nonce="${nonce}">
            :root {
              color-scheme: light dark;
              font:
                1.125rem/1.6 system-ui,
                sans-serif;
            }
            body {
              display: grid;
              place-content: center;
              min-block-size: 100svh;
              margin: 0;
              padding: 24px;
              box-sizing: border-box;
              text-align: center;
            }
            h1 {
              max-inline-size: 34rem;
              margin: 0;
              font-size: 1.25rem;
              font-weight: 600;
            }
          </style>
        </head>
        <body>
          <h1>${text}</h1>
        </body>
      </html>`,
    status,
  )
}
