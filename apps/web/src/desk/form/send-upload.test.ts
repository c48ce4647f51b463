import type { SessionState } from '@wasl/contracts/web/auth.contract'
import { staffContract } from '@wasl/contracts/web-staff'
import { beforeAll, expect, test, vi } from 'vitest'
import { mock } from '../../base/mock.fixtures.ts'
import { served } from '../../base/served.fixtures.ts'
import type * as Sending from './send-file.ts'
import type * as Unauthorised from '../../base/session/unauthorised.ts'

let sendFile: typeof Sending.sendFile
let onUnauthorised: typeof Unauthorised.onUnauthorised

/** A new page: whether the session is over is known to a page, and other files of tests share this process. */
beforeAll(async () => {
  vi.resetModules()
  ;({ sendFile } = await import('./send-file.ts'))
  ;({ onUnauthorised } = await import('../../base/session/unauthorised.ts'))
})

const signedIn: SessionState = {
  kind: 'signedIn',
  username: 'nuwair.demo',
  idleInMs: 1_200_000,
  endsInMs: 43_200_000,
}
const kept = { url: '/bff/f/F-1', name: 'a.pdf', contentType: 'application/pdf', bytes: 3 }
const problem = { code: 'x', message: 'No', requestId: 'r' }

type Answer = { status: number; body: unknown }

/** A browser that answers an upload, and what it says of the session when it is asked. */
function browser(answers: Answer[], session: SessionState): { sent: string[] } {
  const sent: string[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    status = 0
    response: unknown = null
    open = (method: string, path: string) => void sent.push(`${method} ${path}`)
    setRequestHeader = () => {}
    send = () => {
      const { status, body } = answers.shift() ?? { status: 0, body: null }
      Object.assign(this, { status, response: body })
      queueMicrotask(() => this.dispatchEvent(new Event(status === 0 ? 'error' : 'load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  served(mock(staffContract.auth.guest.session, { status: 200, body: session }))
  return { sent }
}

const upload = () =>
  sendFile({
    path: '/bff/dashboard/payment-request/upload',
    file: new File(['abc'], 'a.pdf'),
    onProgress: () => {},
    signal: new AbortController().signal,
    language: 'en',
  })

test('a file that is refused while the session got a new id is sent once more', async () => {
  const { sent } = browser(
    [
      { status: 401, body: problem },
      { status: 201, body: kept },
    ],
    signedIn,
  )
  expect(await upload()).toEqual(kept)
  expect(sent).toHaveLength(2)
})

test.each([
  [400, { ...problem, fieldErrors: { file: ['This file is empty'] } }, 'This file is empty'],
  [429, { ...problem, fieldErrors: { file: ['20 files in an hour'] } }, '20 files in an hour'],
  [400, { ...problem, fieldErrors: { name: ['x'] } }, null],
  [400, problem, null],
])('of the refusal %i %j what is about the file is said', async (status, body, said) => {
  browser([{ status, body }], signedIn)
  await expect(upload()).rejects.toMatchObject({ said })
})

test('a file that does not arrive is refused without a word', async () => {
  browser([], signedIn)
  await expect(upload()).rejects.toMatchObject({ said: null })
})

test('S1 §8: an upload’s 401 ends the session, and says nothing of the file', async () => {
  browser([{ status: 401, body: problem }], { kind: 'anonymous' })
  const { promise: isOver, resolve } = Promise.withResolvers<'over'>()
  const stop = onUnauthorised(() => resolve('over'))
  const settled = upload().then(
    () => 'settled',
    () => 'settled',
  )
  expect(await Promise.race([isOver, settled])).toBe('over')
  stop()
})
