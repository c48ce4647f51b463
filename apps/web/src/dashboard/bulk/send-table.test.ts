import { afterEach, expect, test, vi } from 'vitest'
import { sendTable } from './send-table.ts'

afterEach(() => vi.unstubAllGlobals())

function answered(status: number, response: unknown) {
  class Request extends EventTarget {
    upload = new EventTarget()
    status = status
    response = response
    open = () => {}
    setRequestHeader = () => {}
    send = () => queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sendTable({
    file: new File(['amount\n1'], 'members.csv'),
    onProgress: () => {},
    signal: new AbortController().signal,
    language: 'en',
  })
}

test('a table that is kept answers its id', async () => {
  expect(await answered(201, { id: 'BULK-9' })).toBe('BULK-9')
})

test.each([
  [{ fieldErrors: { file: ['The file is larger than 20 MB.'] } }, 'The file is larger than 20 MB.'],
  [{}, null],
])('S2 §5, §8: what the server says at the file is said, else nothing (%j)', async (more, said) => {
  const problem = { code: 'x', message: 'You do not have permission to do this', requestId: 'r', ...more }
  await expect(answered(403, problem)).rejects.toMatchObject({ said })
})
