import { brotliCompressSync, constants } from 'node:zlib'
import type { StaticFile } from './static-page.ts'

/** A plain single-page app as a measure: an empty page, 120 KB of script, one question, and a table of ten rows. */
export function plainApp(): Map<string, StaticFile> {
  const file = (type: string, text: string): StaticFile => ({ type, encoding: 'br', body: brotli(text) })
  return new Map([
    [
      '/app.html',
      file(
        'text/html; charset=utf-8',
        '<!doctype html><html lang=en><head><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><title>Transactions</title></head><body><main id=app></main><script type=module src=/app.js></script></body></html>',
      ),
    ],
    ['/app.js', file('text/javascript; charset=utf-8', script())],
    ['/rows.json', file('application/json', JSON.stringify(rows()))],
  ])
}

const scriptBytes = 120 * 1024

function script(): string {
  const parts = [drawing]
  for (let size = 0; size < scriptBytes;) {
    const grown = Array.from({ length: 400 }, (_, place) => oneOf(parts.length * 400 + place)).join('\n')
    size += brotli(grown).length
    parts.unshift(grown)
  }
  return `const parts = []\n${parts.join('\n')}`
}

/** Small functions that are parsed and made, as those of a library are: no two alike, so that they do not shrink away. */
const oneOf = (n: number): string => {
  const mixed = Math.imul(n + 1, 2_654_435_761) >>> 0
  const name = mixed.toString(36)
  return `parts.push(function f${name}(a, b) { if (a === ${mixed % 9973}) return b.f${name}; return { k: '${name}', v: a + ${mixed % 7919} } })`
}

const drawing = `
const rows = await (await fetch('/rows.json')).json()
const cells = (row) => Object.values(row).map((value) => '<td>' + value + '</td>').join('')
document.getElementById('app').innerHTML = '<h1>Transactions</h1><table>' +
  rows.map((row) => '<tr data-row-id="' + row.id + '">' + cells(row) + '</tr>').join('') + '</table>'
`

const rows = () =>
  Array.from({ length: 10 }, (_, n) => ({
    id: `PR-10${n + 10}`,
    state: 'Paid',
    amount: `KWD ${(n * 3.25 + 4).toFixed(3)}`,
    fee: 'KWD 0.250',
    gateway: 'Credit card',
    customer: 'Noura Al-Mutawa',
    created: '20 Nov 2026, 05:50 PM',
  }))

const brotli = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
