import { afterEach, expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose line the test cuts and mends; `load` fetches as long as there is one. */
function browser({ onLine }: { onLine: boolean }) {
  const line = { onLine }
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('navigator', line)
  let asked = 0
  const load = async () => {
    asked += 1
    if (!line.onLine) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the part'
  }
  const mend = () => {
    line.onLine = true
    window.dispatchEvent(new Event('online'))
  }
  return { load, mend, asked: () => asked }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a part that is asked for without a line comes as soon as the line is back', async () => {
  const { load, mend, asked } = browser({ onLine: false })
  const outcome = vi.fn<(part: unknown) => void>()
  void loadChunk(load).then(outcome, outcome)
  await settled()
  expect([outcome.mock.calls, asked()]).toEqual([[], 1])
  mend()
  await settled()
  expect([outcome.mock.calls, asked()]).toEqual([[['the part']], 2])
})

test('a part that is lost although there is a line is asked for once more, and then has failed', async () => {
  browser({ onLine: true })
  const lost = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(loadChunk(lost)).rejects.toThrow('Failed to fetch')
  expect(lost).toHaveBeenCalledTimes(2)
})
