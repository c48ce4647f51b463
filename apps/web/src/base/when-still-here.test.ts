import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenStillHere } from './when-still-here.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a form whose press led nowhere for 15 seconds can be sent again', () => {
  const act = vi.fn<() => void>()
  whenStillHere(act)
  vi.advanceTimersByTime(14_999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

test('a form that the browser shows again out of its memory can be sent again at once', () => {
  const act = vi.fn<() => void>()
  whenStillHere(act)
  show(false)
  expect(act).not.toHaveBeenCalled()
  show(true)
  expect(act).toHaveBeenCalledOnce()
})

test('a form that is gone is let go by nothing', () => {
  const act = vi.fn<() => void>()
  whenStillHere(act)()
  show(true)
  vi.advanceTimersByTime(15_000)
  expect(act).not.toHaveBeenCalled()
})
