import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerFailure } from './answer-failure.ts'
import type { BffEnv } from '../bff-env.ts'
import type { Log } from '../log.ts'
import type { PageSender } from '../pages/send-page.ts'

const silent = { info() {}, warn() {}, error() {} } as unknown as Log
/** What is asked below is no page. */
const noPages = {} as PageSender

test.each([
  ['ENOSPC', 503, 'unavailable'],
  ['EDQUOT', 503, 'unavailable'],
  ['EIO', 500, 'unexpected'],
])('a file that cannot be written (%s) is answered %i', async (code, status, told) => {
  const app = new Hono<BffEnv>()
  app.use((c, next) => {
    c.set('language', 'en')
    return next()
  })
  app.post('/bff/auth/sign-in', () => {
    throw Object.assign(new Error('write'), { code })
  })
  app.onError(answerFailure(noPages, silent))
  const answer = await app.request('/bff/auth/sign-in', { method: 'POST' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, status === 503 ? '2' : null])
  expect(await answer.json()).toMatchObject({ code: told })
})
