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

test.each([
  ['application/pdf', 'application/pdf', 'inline'],
  ['image/png', 'image/png', 'inline'],
  ['text/html', 'application/octet-stream', 'attachment'],
  ['image/svg+xml', 'application/octet-stream', 'attachment'],
  ['application/pdf; x=<script>', 'application/octet-stream', 'attachment'],
])('a file of type %s is sent as %s, %s', (contentType, sent, kind) => {
  const { headers } = download(new Uint8Array([1]), { name: 'x', contentType })
  expect(headers.get('content-type')).toBe(sent)
  expect(headers.get('content-disposition')).toMatch(new RegExp(`^${kind};`))
  expect(headers.get('content-security-policy')).toMatch(/^sandbox;/)
})

test.each([
  ['Quote.pdf', `inline; filename="Quote.pdf"; filename*=UTF-8''Quote.pdf`],
  [
    'a"b\r\nset-cookie: x.pdf',
    `inline; filename="a_bset-cookie: x.pdf"; filename*=UTF-8''a%22bset-cookie%3A%20x.pdf`,
  ],
  ['\u202Egpj.exe', `inline; filename="gpj.exe"; filename*=UTF-8''gpj.exe`],
  ['../../x.pdf', `inline; filename="....x.pdf"; filename*=UTF-8''....x.pdf`],
  ["it's (1).pdf", `inline; filename="it's (1).pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
  ['', `inline; filename="file"; filename*=UTF-8''file`],
])('the name %j splits no header and hides no ending', (name, header) => {
  expect(disposition('inline', name)).toBe(header)
})
