import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'
import { immutable } from './static-files.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-static-'))
  await mkdir(join(folder, 'assets', 'more'), { recursive: true })
  await writeFile(join(folder, 'secret.json'), '{}')
  await writeFile(join(folder, 'assets', 'app-1.js'), 'plain')
  await writeFile(join(folder, 'assets', 'app-1.js.br'), 'brotli')
  await writeFile(join(folder, 'assets', 'app-1.js.gz'), 'gzip')
  await writeFile(join(folder, 'assets', 'app-1.js.map'), 'sources')
  await writeFile(join(folder, 'assets', 'more', 'logo.svg'), '<svg/>')
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) =>
  bffOver(
    {},
    { folders: [{ at: '/assets', folder: join(folder, 'assets'), cacheControl: immutable }] },
  ).request(path, {
    headers,
  })

test.each([
  ['gzip, deflate, br, zstd', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['', 'plain', null],
])('a browser that accepts %j gets the file as %s', async (accepted, text, encoding) => {
  const response = await get('/assets/app-1.js', { 'accept-encoding': accepted })
  expect(await response.text()).toBe(text)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
})

test('a picture in a folder below is served as what it is', async () => {
  const response = await get('/assets/more/logo.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
})

test('a file that the browser has is not sent again', async () => {
  const etag = (await get('/assets/app-1.js')).headers.get('etag') ?? ''
  expect((await get('/assets/app-1.js', { 'if-none-match': etag })).status).toBe(304)
})

test.each([
  '/assets/app-1.js.map',
  '/assets/app-1.js.br',
  '/assets/',
  '/assets/nothing.js',
  '/assets/../secret.json',
  '/assets/..%2fsecret.json',
  '/assets/%2e%2e/secret.json',
])('%s is not there', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('what is not there costs no page', async () => {
  const answer = await get('/assets/nothing.js', { accept: 'text/html', 'sec-fetch-dest': 'document' })
  expect([answer.status, await answer.text()]).toEqual([404, ''])
})
