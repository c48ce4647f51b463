import { staffContract } from '@wasl/contracts/web-staff'
import { expect, test, vi } from 'vitest'
import { mockUnreachable } from '../../../base/mock.fixtures.ts'
import { drawnBy } from '../actions/drawn.fixtures.tsx'
import { useHeadersForm } from './useHeadersForm.ts'

const place = { module: 'payment_request', list: 'live' } as const

test('headers that could not be saved because nobody answered are told in our words, not in the browser’s', async () => {
  const { model, told } = drawnBy(
    () => useHeadersForm(place, []),
    mockUnreachable(staffContract.transactions.saveColumns),
  )
  model.save()
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 15_000 })
  expect(told).toEqual(['error: No answer came. Check the connection and try again.'])
}, 20_000)
