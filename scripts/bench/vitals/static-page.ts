import { gzipSync } from 'node:zlib'

export type StaticFile = { type: string; encoding: 'gzip' | 'br'; body: Buffer }

/** The limit nobody can beat: the pay page's facts as plain HTML of about 6 KB with 3 KB of linked CSS. */
export function staticPage(): Map<string, StaticFile> {
  const file = (type: string, text: string): StaticFile => ({
    type,
    encoding: 'gzip',
    body: gzipSync(text, { level: 9 }),
  })
  return new Map([
    ['/static.html', file('text/html; charset=utf-8', document('<link rel=stylesheet href=pay.css>'))],
    ['/pay.css', file('text/css', styles())],
  ])
}

const fields = [
  ['Customer name', 'Noura Al-Mutawa'],
  ['Customer email', 'noura@example.com'],
  ['Customer phone', '+965 500 12345'],
  ['Order No', 'PR-1001'],
  ['Date', '20 November 2026'],
  ['Internal ID', 'A-7781'],
  ['Delivery', 'Home, Block 4, Street 12, House 9, Salmiya'],
]
const gateways = [
  ['KNET', '0.000'],
  ['Credit card', '0.250'],
  ['Instalments', '0.400'],
  ['Cash on delivery', '0.000'],
]
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

function styles(): string {
  const rules =
    '*{box-sizing:border-box}body{margin:0;font:16px/1.45 system-ui,sans-serif;background:#f4f5f7;color:#111418}header{display:flex;justify-content:space-between;padding:14px 18px;background:#fff;border-block-end:1px solid #dfe2e6}main{max-width:720px;margin:0 auto;padding:16px}section{background:#fff;border:1px solid #dfe2e6;border-radius:10px;padding:16px;margin:0 0 14px}h1{font-size:22px;margin:0 0 6px}h2{font-size:15px;margin:0 0 8px}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 14px;margin:0}dd{margin:0}table{width:100%;border-collapse:collapse}td{padding:6px 0}td:last-child{text-align:end}.g{display:grid;grid-template-columns:1fr 1fr;gap:10px}.g label{border:1px solid #7e848c;border-radius:8px;padding:12px;display:block}.pay{width:100%;border:0;border-radius:8px;background:#f77c1a;color:#111418;font-size:18px;padding:14px}.total{font-size:28px;font-weight:600}footer{padding:18px;text-align:center}'
  return `${rules}\n${times(42, (n) => `.u${n}{margin:${n}px;padding:${42 - n}px;border-radius:${n % 7}px}`).join('')}`
}

function document(head: string): string {
  const items = times(8, (n) => [
    `Item ${n + 1} of the order, a short line of text`,
    (1.25 + n * 0.75).toFixed(3),
  ])
  const facts = fields.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')
  const rows = items.map(([label, value]) => `<tr><td>${label}</td><td>${value} KWD</td></tr>`).join('')
  const choices = gateways
    .map(
      ([label, fee], n) =>
        `<label><input type=radio name=g value=${n}${n ? '' : ' checked'}> ${label}<br><small>fee ${fee} KWD</small></label>`,
    )
    .join('')
  const terms = times(
    62,
    (n) => `<p data-k="${n}">terms line ${n}: the customer agrees to rule ${n}</p>`,
  ).join('')
  return `<!doctype html><html lang=en><head><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><title>Payment request</title>${head}</head><body><header><b>Merchant</b><a href="#ar">العربية</a></header><main><section><h1>Payment request</h1><p>The merchant asks you to pay the amount below. Check the details of your order before you choose how to pay.</p><h2>From</h2><p>Merchant, <a href="#">merchant.example</a></p><h2>To</h2><dl>${facts}</dl></section><section><h2>Order</h2><table>${rows}</table></section><section><h2>Total bill</h2><p class=total>31.000 KWD</p></section><section><h2>Pay with</h2><div class=g>${choices}</div></section><form method=post action=#><button class=pay>Pay Now (31.000 KWD)</button></form></main><footer>Terms and conditions</footer><template>${terms}</template>`
}
