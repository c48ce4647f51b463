import { expect, test, vi } from 'vitest'
import { drawnBy } from '../actions/drawn.fixtures.tsx'
import { useHeadersForm } from './useHeadersForm.ts'

const place = { module: 'payment_request', list: 'live' } as const

test('headers that could not be saved because nobody answered are told in our words, not in the browser’s', async () => {
  const { model, told } = drawnBy(
    () => useHeadersForm(place, []),
    () => {
      throw new TypeError('Failed to fetch')
    },
  )
  model.save()
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 15_000 })
  expect(told).toEqual(['error: No answer came. Check the connection and try again.'])
}, 20_000)
