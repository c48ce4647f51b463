import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Readiness } from '@wasl/contracts/readiness'
import { bffOver } from '../bff.fixtures.ts'

test('the health checks answer JSON, and readiness follows the database', async () => {
  const found: { readiness: Readiness } = { readiness: 'ready' }
  const bff = bffOver({}, { readiness: async () => found.readiness })
  expect(await (await bff.request('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await bff.request('/readyz')).json()).toEqual({ status: 'ready' })
  found.readiness = 'database_away'
  const waiting = await bff.request('/readyz')
  expect([waiting.status, waiting.headers.get('retry-after'), await waiting.json()]).toEqual([
    503,
    '5',
    { status: 'database_away' },
  ])
  found.readiness = 'storage_full'
  const degraded = await bff.request('/readyz')
  expect([degraded.status, await degraded.json()]).toEqual([
    200,
    { status: 'degraded', cause: 'storage_full' },
  ])
  expect((await bff.request('/healthz')).status).toBe(200)
})

test('search engines may read a page, which tells them not to index it, and nothing beneath it', async () => {
  const bff = bffOver()
  const text = await (await bff.request('/robots.txt')).text()
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /bff/',
    'Disallow: /api/',
    'Disallow: /sandbox-bank/',
    '',
  ])
  expect((await bff.request('/en/pay/PR-1001')).headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

test('security.txt says whom to tell and until when it holds', async () => {
  const bff = bffOver({}, { securityContact: 'https://example.com/security' })
  const text = await (await bff.request('/.well-known/security.txt')).text()
  expect(text.split('\n')).toEqual([
    'Contact: https://example.com/security',
    'Expires: 2027-05-19T12:00:00.000Z',
    'Preferred-Languages: en, ar',
    'Canonical: http://localhost:4000/.well-known/security.txt',
    '',
  ])
})

test.each([
  ['https://example.com/security', 'https://example.com/security'],
  ['mailto:security@example.com', 'mailto:security@example.com'],
  [null, 'https://pay.example'],
])('whoever configured %j is told at %j', async (securityContact, told) => {
  const bff = bffOver({}, { securityContact, publicUrl: 'https://pay.example' })
  const text = await (await bff.request('/.well-known/security.txt')).text()
  expect(text.split('\n')[0]).toBe(`Contact: ${told}`)
})

test('an installation without an address of its own has no security.txt, and names nobody else’s', async () => {
  expect((await bffOver().request('/.well-known/security.txt')).status).toBe(404)
})

test.each([
  ['ar-KW', '/ar/dashboard/user/password'],
  ['fr', '/en/dashboard/user/password'],
])('password managers are led on to the page of the password, in %s', async (language, place) => {
  const headers = { 'accept-language': language }
  const answer = await bffOver().request('/.well-known/change-password', { headers, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, place])
})

test("Apple finds its proof of the site's owner where it is configured, and nothing elsewhere", async () => {
  const address = '/.well-known/apple-developer-merchantid-domain-association'
  expect((await bffOver().request(address)).status).toBe(404)
  const appleDomainFile = fileURLToPath(import.meta.url)
  const proof = await bffOver({}, { appleDomainFile }).request(address)
  expect(proof.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await proof.text()).toContain('Apple finds its proof')
})

test('where each merchant has a proof of its own, Apple finds the one of the host it asks', async () => {
  const appleDomainFile = await mkdtemp(join(tmpdir(), 'wasl-apple-'))
  await writeFile(join(appleDomainFile, 'pay.tamra.example'), 'proof of tamra')
  const ask = (host: string) =>
    bffOver({}, { appleDomainFile }).request('/.well-known/apple-developer-merchantid-domain-association', {
      headers: { host },
    })
  expect(await (await ask('pay.tamra.example')).text()).toBe('proof of tamra')
  expect(await (await ask('pay.tamra.example:4000')).text()).toBe('proof of tamra')
  expect((await ask('pay.lulwa.example')).status).toBe(404)
  await rm(appleDomainFile, { recursive: true })
})
