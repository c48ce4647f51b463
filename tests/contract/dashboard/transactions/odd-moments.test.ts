import { describe, expect, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

describe.each(['embedded', 'postgres'] as const)('moments of filters on %s', (kind) => {
  const desk = staffDesk(kind)

  test.each([
    ['0001-01-01T00:00:00Z', 200],
    ['9999-12-31T23:59:59.999999999Z', 200],
    ['0000-01-01T00:00:00Z', 400],
    ['0000-01-01T00:00:00+23:59', 400],
    ['9999-12-31T23:59:59-23:59', 400],
    ['2026-11-25T13:00+03:00', 400],
  ])(
    'a moment as odd as %s is answered by %d, and refused at its own filter alone',
    async (moment, status) => {
      for (const field of ['created_after', 'created_before', 'state_changed_at_after']) {
        const path = `/dashboard/transaction?page_size=1&${field}=${encodeURIComponent(moment)}`
        const answer = await desk.get(path)
        expect(answer.status).toBe(status)
        if (status === 400) expect(answer.body).toEqual({ [field]: ['This value is not valid'] })
      }
    },
  )
})
