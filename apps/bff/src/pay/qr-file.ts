import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import { isPublicId } from '../answer/public-id.ts'
import { loadDetails } from './load-details.ts'

/** DET-04: the QR code as a file of its own, with the amount printed under it. A plain link, so that it needs no script. */
export async function qrFile(c: Context<BffEnv, '/bff/transaction/:id/qr.svg'>): Promise<Response> {
  const id = c.req.param('id')
  const load = isPublicId(id) ? await loadDetails(c.get('core'), id) : null
  if (load?.kind !== 'details' || load.page.qrCode === null) return c.notFound()
  const { amount, currency } = load.page.amount
  return c.body(withLine(svgOf(load.page.qrCode), `${currency} ${amount}`), 200, {
    'content-type': 'image/svg+xml',
    'content-disposition': `attachment; filename="qr-${id}.svg"`,
    'content-security-policy': "sandbox; default-src 'none'",
  })
}

const svgOf = (picture: string): string => decodeURIComponent(picture.slice(picture.indexOf(',') + 1))

/** Paper colours and a size of its own: the file is printed and scanned. */
function withLine(svg: string, line: string): string {
  const side = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1] ?? 41)
  const height = side + Math.ceil(side / 7)
  const code = svg.replace(/^<svg [^>]*>|<\/svg>$/g, '')
  const pixels = 1024
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${height}" width="${pixels}" height="${Math.round((pixels * height) / side)}">` +
    `<path fill="#fff" d="M0 0h${side}v${height}H0z"/><g shape-rendering="crispEdges">${code}</g>` +
    `<text x="${side / 2}" y="${height - side / 16}" font-size="${side / 11}" font-weight="600" text-anchor="middle" ` +
    `font-family="'IBM Plex Sans Arabic', system-ui, sans-serif">${line}</text></svg>`
  )
}
