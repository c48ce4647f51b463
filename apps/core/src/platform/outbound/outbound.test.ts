import { openReceiver, type Receiver } from '@wasl/tests/support/receiver'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardedLookup, PrivateAddress, createOutbound } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'
import { readTarget } from './target.ts'

let receiver: Receiver

beforeEach(async () => {
  receiver = await openReceiver()
})
afterEach(() => receiver.close())

const letter = { headers: { 'content-type': 'application/json' }, body: '{"مرحبا":1}' }

/** Names of this file's own zone; everything else does not exist. */
const zone: Readonly<Record<string, string[]>> = {
  'private.example': ['10.0.0.5'],
  'loopback.example': ['127.0.0.1'],
  'mixed.example': ['93.184.216.34', '192.168.1.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:169.254.169.254'],
  'nat64.example': ['64:ff9b::a9fe:a9fe'],
  'ula.example': ['fd00:ec2::254'],
  'xn--mgbh0fb.example': ['10.1.1.1'],
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'a.localhost': ['127.0.0.1'],
  metadata: ['169.254.169.254'],
  'metadata.google.internal': ['169.254.169.254'],
}
const resolve = async (hostname: string) => {
  const addresses = zone[hostname]
  if (!addresses) throw new Error(`${hostname} does not exist`)
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

const outbound = (more: Partial<Parameters<typeof createOutbound>[0]> = {}) =>
  createOutbound({ allowed: [], onlyAllowed: false, resolve, ...more })

const targets = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://１２７.０.０.１/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://10.255.255.255/',
  'https://172.16.0.1/',
  'https://172.31.255.254/',
  'https://192.168.0.1/',
  'https://3232235521/',
  'https://169.254.169.254/latest/meta-data/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://0251.0376.0251.0376/',
  'https://168.63.129.16/',
  'https://100.64.0.1/',
  'https://100.100.100.200/',
  'https://192.0.0.192/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://198.51.100.7/',
  'https://203.0.113.9/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[ff02::1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001::1]/',
  'https://[2001:db8::1]/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://a.localhost/',
  'https://private.example/',
  'https://loopback.example/',
  'https://mixed.example/',
  'https://metadata.example/',
  'https://mapped.example/',
  'https://nat64.example/',
  'https://ula.example/',
  'https://مثال.example/',
  'https://metadata/',
  'https://metadata.google.internal/computeMetadata/v1/',
]

test('the corpus has sixty targets and more', () => {
  expect(targets.length).toBeGreaterThanOrEqual(60)
})

test.each(targets)('%s is refused before anybody is called', async (target) => {
  expect(await outbound().post(target, letter)).toEqual({ kind: 'refused', problem: 'privateAddress' })
})

test.each([
  'https://localhost/hooks',
  'https://LOCALHOST./',
  'https://shop.localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.7/',
])('%s is known for private by itself, before any name server is asked', (target) => {
  expect(readTarget(target, { allowed: [], onlyAllowed: false })).toBe('privateAddress')
})

test.each(['https://localhost.example/', 'https://notlocalhost/'])('%s is a name to ask for', (target) => {
  expect(readTarget(target, { allowed: [], onlyAllowed: false })).toMatchObject({ isAllowed: false })
})

test.each([
  ['ftp://shop.example/', 'notHttps'],
  ['file:///etc/passwd', 'notHttps'],
  ['gopher://127.0.0.1:25/', 'notHttps'],
  ['http://shop.example/', 'notHttps'],
  ['https://user:password@shop.example/', 'credentials'],
  ['https://shop.example:8443/', 'port'],
  ['https://shop.example:22/', 'port'],
  ['not an address', 'malformed'],
  ['//shop.example/', 'malformed'],
  ['', 'malformed'],
])('%s is refused as %s', async (target, problem) => {
  expect(await outbound().post(target, letter)).toEqual({ kind: 'refused', problem })
})

test('the demo calls what its owner allowed, and nobody else', async () => {
  const demo = outbound({ allowed: [receiver.origin], onlyAllowed: true })
  expect(await demo.post('https://93.184.216.34/', letter)).toEqual({
    kind: 'refused',
    problem: 'notAllowed',
  })
  expect(await demo.post(`${receiver.origin}/hook`, letter)).toEqual({ kind: 'answered', status: 200 })
  expect(receiver.letters.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/hook', body: letter.body },
  ])
})

test('an allowed origin is that scheme, host and port, and no other', async () => {
  const { port } = new URL(receiver.origin)
  const strict = outbound({ allowed: [`http://127.0.0.1:${Number(port) + 1}`], onlyAllowed: false })
  expect(await strict.post(`${receiver.origin}/`, letter)).toEqual({ kind: 'refused', problem: 'notHttps' })
  expect(await strict.post(`https://127.0.0.1:${port}/`, letter)).toEqual({
    kind: 'refused',
    problem: 'port',
  })
  expect(receiver.letters).toEqual([])
})

test.each([
  ['93.184.216.34', true],
  ['2606:4700::6810:85e5', true],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

const lookUp = (lookup: ReturnType<typeof guardedLookup>) =>
  new Promise((settle) =>
    lookup('rebind.example', { all: false }, (error, address) => settle(error ?? address)),
  )

test('a name that rebinds is asked once per letter, and what it says then is what is judged', async () => {
  const answers = ['93.184.216.34', '127.0.0.1']
  let times = 0
  const rebinding = async () => [{ address: answers[times++] ?? '127.0.0.1', family: 4 }]
  const lookup = guardedLookup(rebinding, { isAllowed: false })
  expect(await lookUp(lookup)).toBe('93.184.216.34')
  expect(await lookUp(lookup)).toBeInstanceOf(PrivateAddress)
  expect(times).toBe(2)
})

test('the address that was judged is the one that is called', async () => {
  const { port } = new URL(receiver.origin)
  const answers = ['127.0.0.1', '127.0.0.9', '127.0.0.9']
  let times = 0
  const rebinding = async () => [{ address: answers[times++] ?? '', family: 4 }]
  const origin = `http://receiver.example:${port}`
  const answer = await outbound({ allowed: [origin], resolve: rebinding }).post(`${origin}/`, letter)
  expect(answer).toEqual({ kind: 'answered', status: 200 })
  expect(times).toBe(1)
  expect(receiver.letters[0]?.headers.host).toBe(`receiver.example:${port}`)
})

test('a redirect is an answer and is not followed', async () => {
  receiver.answer(302)
  const calling = outbound({ allowed: [receiver.origin] })
  expect(await calling.post(`${receiver.origin}/`, letter)).toEqual({ kind: 'answered', status: 302 })
  expect(receiver.letters).toHaveLength(1)
})

test('a server that never answers is left when its time is over', async () => {
  receiver.answer('never')
  const calling = outbound({ allowed: [receiver.origin], timeoutMs: 50 })
  expect(await calling.post(`${receiver.origin}/`, letter)).toEqual({ kind: 'failed', problem: 'timeout' })
})

test('nobody there is a failed connection', async () => {
  const { origin } = receiver
  await receiver.close()
  expect(await outbound({ allowed: [origin] }).post(`${origin}/`, letter)).toEqual({
    kind: 'failed',
    problem: 'unreached',
  })
  receiver = await openReceiver()
})

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
}

test('an answer that goes on and on is cut at 256 KiB, one that drips at its time', async () => {
  const flood = createServer((_request, response) => {
    const pour = () => void (!response.destroyed && response.write('x'.repeat(65_536), pour))
    pour()
  })
  const drip = createServer((_request, response) => {
    response.writeHead(200)
    response.write('x')
  })
  const [floodOrigin, dripOrigin] = [await listening(flood), await listening(drip)]
  const calling = outbound({ allowed: [floodOrigin, dripOrigin], timeoutMs: 500 })
  expect(await calling.post(`${floodOrigin}/`, letter)).toEqual({ kind: 'failed', problem: 'tooLarge' })
  expect(await calling.post(`${dripOrigin}/`, letter)).toEqual({ kind: 'failed', problem: 'timeout' })
  for (const server of [flood, drip]) {
    server.closeAllConnections()
    server.close()
  }
})
