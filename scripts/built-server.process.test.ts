import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildServer } from './server-build.ts'
import { asServed, builtServer } from './server.ts'

test('what npm start runs serves pages, pictures, what is read late, and stops when it is told to', async () => {
  await buildServer()
  const { url, stopped, stop } = await startBuilt()
  // A page of each kind has been rendered by then; whose site this is nobody has said yet.
  const ask = async (path: string) => {
    const answer = await fetch(url + path)
    return { status: answer.status, text: await answer.text() }
  }
  expect((await ask('/readyz')).status).toBe(200)
  expect(await ask('/en/pay/PR-1001')).toMatchObject({
    status: 421,
    text: expect.stringContaining('</html>'),
  })
  expect(await ask('/art/candle.svg')).toMatchObject({ status: 200, text: expect.stringContaining('<svg') })
  expect(await ask('/api/v1/openapi.json')).toMatchObject({
    status: 200,
    text: expect.stringContaining('/transaction/pay/'),
  })
  stop()
  expect(await stopped).toBe(0)
})

/** In production on a database of its own: without the demo, a start takes a few seconds. */
async function startBuilt() {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-built-'))
  const child = spawn(process.execPath, [...asServed, builtServer], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: '0',
      PUBLIC_URL: 'http://localhost:0',
      WASL_DATA: folder,
      WASL_MODE: 'production',
      WASL_SECRET: 'a secret of the tests, long enough for anybody',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stopped = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await stopped
    rmSync(folder, { recursive: true, force: true })
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text) => {
      said += String(text)
      const [, found] = /Wasl is at (\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`it ended: ${said}`)))
  })
  return { url, stopped, stop: () => child.kill('SIGTERM') }
}
