import { expect, test } from 'vitest'
import { cameraProblem, release } from './camera.ts'

test.each([
  [new DOMException('', 'NotAllowedError'), 'denied'],
  [new DOMException('', 'SecurityError'), 'denied'],
  [new DOMException('', 'NotFoundError'), 'noCamera'],
  [new DOMException('', 'NotReadableError'), 'noCamera'],
  [new Error('anything'), 'noCamera'],
])('%s means %s', (error, problem) => {
  expect(cameraProblem(error)).toBe(problem)
})

test('a released stream stops every track', () => {
  const stopped: string[] = []
  const track = (id: string) => ({ stop: () => stopped.push(id) })
  const stream = { getTracks: () => [track('front'), track('back')] }
  release(stream as unknown as MediaStream)
  expect(stopped).toEqual(['front', 'back'])
})
