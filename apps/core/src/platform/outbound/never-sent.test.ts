import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttps } from 'node:https'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createOutbound } from './outbound.ts'
import { wasNeverSent } from './never-sent.ts'

const open = new Set<Server>()
const sockets = new Set<Socket>()
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  for (const server of open) await new Promise((closed) => server.close(closed))
  open.clear()
  sockets.clear()
})

async function listening(server: Server): Promise<number> {
  open.add(server)
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port // it listens on a port
}

async function deadPort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  open.delete(server)
  await new Promise((closed) => server.close(closed))
  return port
}

const problemOf = (url: string) =>
  fetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(300) }).then(
    () => null,
    (error: unknown) => error,
  )

/** Both ways of calling a foreign server: the gateways' and the outbound platform's. */
async function calls(origin: string) {
  const posting = createOutbound({
    allowed: [origin],
    onlyAllowed: true,
    resolve: async (hostname) => {
      if (hostname === '127.0.0.1') return [{ address: hostname, family: 4 }]
      throw Object.assign(new Error('not found'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' })
    },
    timeoutMs: 300,
  })
  const posted = await posting.post(`${origin}/`, { headers: {}, body: '{}' })
  return [wasNeverSent(await problemOf(`${origin}/`)), posted.kind === 'failed' && posted.problem]
}

function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '2']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject],
    {
      stdio: 'ignore',
    },
  )
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}

test('a connection that nobody takes, and a name that nobody has, carry no request', async () => {
  expect(await calls(`http://127.0.0.1:${await deadPort()}`)).toEqual([true, 'unreached'])
  expect(await calls('http://nowhere.invalid')).toEqual([true, 'unreached'])
})

test('encryption that is not agreed on comes before the request', async () => {
  const plain = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  expect(await calls(`https://127.0.0.1:${await listening(plain)}`)).toEqual([true, 'unreached'])
  const leaving = createServer((socket) => socket.destroy())
  expect(await calls(`https://127.0.0.1:${await listening(leaving)}`)).toEqual([true, 'unreached'])
  const heard: string[] = []
  const unknown = createHttps(selfSigned(), (request) => void heard.push(request.url ?? ''))
  expect(await calls(`https://127.0.0.1:${await listening(unknown)}`)).toEqual([true, 'unreached'])
  expect(heard).toEqual([])
})

test('who took the connection may have heard the request, whatever came after', async () => {
  const resetting = createServer((socket) => socket.on('data', () => socket.resetAndDestroy()))
  expect(await calls(`http://127.0.0.1:${await listening(resetting)}`)).toEqual([false, 'connection'])
  const leaving = createServer((socket) => socket.on('data', () => socket.destroy()))
  expect(await calls(`http://127.0.0.1:${await listening(leaving)}`)).toEqual([false, 'connection'])
  const silent = createServer((socket) => socket.on('error', () => {}).resume())
  expect(await calls(`http://127.0.0.1:${await listening(silent)}`)).toEqual([false, 'timeout'])
})
