import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { disposition, download } from './download.ts'
import { openFiles } from './files.ts'

test('what was put comes back, once, and what was not is null', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-files-'))
  const files = openFiles(join(folder, 'files'))
  const content = new TextEncoder().encode('a quote')
  const { sha256 } = await files.put(content)
  expect(await files.put(content)).toEqual({ sha256, bytes: 7 })
  expect(await readdir(join(folder, 'files'))).toEqual([sha256])
  expect(new TextDecoder().decode((await files.read(sha256)) ?? undefined)).toBe('a quote')
  expect(await files.read('0'.repeat(64))).toBeNull()
  expect(await files.read('../../etc/passwd')).toBeNull()
  await rm(folder, { recursive: true })
})

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const pdf = bytes('%PDF-1.7 …')
const png = bytes('\x89PNG\r\n\x1a\n')
const octets = 'application/octet-stream'

test.each([
  ['application/pdf', pdf, 'Quote.pdf', 'application/pdf', 'Quote.pdf'],
  ['application/pdf', pdf, 'evil.html', 'application/pdf', 'evil.html.pdf'],
  ['application/pdf', bytes('<script>'), 'Quote.pdf', octets, 'Quote.pdf.bin'],
  ['image/png', png, 'a.PNG', 'image/png', 'a.PNG'],
  ['image/png', bytes('GIF89a'), 'a.png', octets, 'a.png.bin'],
  ['image/jpeg', bytes('\xff\xd8\xff'), 'a.jpeg', 'image/jpeg', 'a.jpeg'],
  ['text/plain', bytes('hello'), 'a.txt', 'text/plain; charset=utf-8', 'a.txt'],
  ['text/plain', bytes('a\0b'), 'a.txt', octets, 'a.txt.bin'],
  ['text/html', bytes('<html>'), 'a.html', octets, 'a.html.bin'],
  ['image/svg+xml', bytes('<svg>'), 'a.svg', octets, 'a.svg.bin'],
  ['application/pdf; x=<script>', pdf, 'a.pdf', octets, 'a.pdf.bin'],
])('a file said to be %s is sent as what its bytes prove', (...given) => {
  const [said, content, name, sent, sentName] = given
  const { headers } = download(content, { name, contentType: said })
  expect(headers.get('content-type')).toBe(sent)
  expect(headers.get('content-disposition')).toBe(disposition(sentName))
  expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(headers.get('content-security-policy')).toMatch(/^sandbox;/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('an Arabic name travels as UTF-8, with a plain one for old readers', () => {
  const { headers } = download(pdf, { name: 'عرض السعر.pdf', contentType: 'application/pdf' })
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="___ _____.pdf"; filename*=UTF-8''${encodeURIComponent('عرض السعر.pdf')}`,
  )
})

test.each([
  ['Quote.pdf', `attachment; filename="Quote.pdf"; filename*=UTF-8''Quote.pdf`],
  [
    'a"b\r\nset-cookie: x.pdf',
    `attachment; filename="a_bset-cookie: x.pdf"; filename*=UTF-8''a%22bset-cookie%3A%20x.pdf`,
  ],
  ['\u202Egpj.exe', `attachment; filename="gpj.exe"; filename*=UTF-8''gpj.exe`],
  ['../../x.pdf', `attachment; filename="....x.pdf"; filename*=UTF-8''....x.pdf`],
  ["it's (1).pdf", `attachment; filename="it's (1).pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
])('the name %j splits no header and hides no ending', (name, header) => {
  expect(disposition(name)).toBe(header)
})
