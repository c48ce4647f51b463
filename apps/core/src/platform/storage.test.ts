import { tmpdir } from 'node:os'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { CoreEnv } from './http/core-env.ts'
import { answerError } from './http/failures.ts'
import { createLog } from './log/log.ts'
import { hasRoom, watchStorage } from './storage.ts'

test.each(['53100', 'ENOSPC'])(
  'a disk that is full (%s) is answered 503 with a time to come back',
  async (code) => {
    const now = { at: 0 }
    const storage = watchStorage({ now: () => new Date(now.at) })
    const app = new Hono<CoreEnv>()
    app.onError(answerError(createLog({ level: 'silent' }), storage))
    app.use(async (c, next) => {
      c.set('language', 'en')
      await next()
    })
    app.get('/', () => {
      const cause = Object.assign(new Error('no room'), { severity: 'ERROR', code })
      throw new Error('Failed query', { cause })
    })
    expect(storage.wasFullLately()).toBe(false)
    const answer = await app.request('/')
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '30',
      { detail: 'Nothing can be saved at the moment. Please try again later', code: 'storage_full' },
    ])
    expect(storage.wasFullLately()).toBe(true)
    now.at += 60_000
    expect(storage.wasFullLately()).toBe(false)
  },
)

test('a folder that cannot be asked is not called full', async () => {
  expect(await hasRoom(tmpdir())).toBe(true)
  expect(await hasRoom('/no/such/folder')).toBe(true)
})
