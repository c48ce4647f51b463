import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct, withDataFolder } from './product.ts'
import { buildServer } from './server-build.ts'

test('the first start of a demo answers a pay page before its past is written, and says until then that it starts', async () => {
  await buildServer()
  await withDataFolder(async (dataFolder) => {
    const env = { WASL_MODE: 'demo', DATABASE_URL: '' }
    const product = await startProduct({ dataFolder, env, path: '/en/pay/PR-1005' })
    onTestFinished(product.kill)
    const readiness = async () => {
      const answer = await fetch(`${product.url}/readyz`)
      return { status: answer.status, body: await answer.json() }
    }
    expect(await readiness()).toEqual({ status: 503, body: { status: 'starting' } })
    while ((await readiness()).status === 503) await wait(50)
    expect(await readiness()).toEqual({ status: 200, body: { status: 'ready' } })
    await product.stop()
  })
})
