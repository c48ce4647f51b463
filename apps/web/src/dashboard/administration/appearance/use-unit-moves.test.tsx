import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { staffContract } from '@wasl/contracts/web-staff'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { mock } from '../../../base/mock.fixtures.ts'
import { served } from '../../../base/served.fixtures.ts'
import { NoticesContext } from '../../../base/session/staff-notices.ts'
import { LanguageFixed } from '../../../i18n/language.tsx'
import { shops } from './appearance.fixtures.ts'
import { useUnitMoves } from './use-unit-moves.ts'

test('a unit that somebody else has moved meanwhile is not moved unseen, and that is said', async () => {
  const problem = { code: 'changed', message: 'Somebody else has changed this', requestId: 'r' }
  const sent = served(mock(staffContract.administration.units.order, { status: 409, body: problem }))
  const told: string[] = []
  const tell = (tone: string) => (text: string) => void told.push(`${tone}: ${text}`)
  const notices = { success: tell('success'), partial: tell('partial'), error: tell('error') }
  const moves: ReturnType<typeof useUnitMoves>[] = []
  const Part = () => {
    moves.push(useUnitMoves(shops))
    return null
  }
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageFixed locale="en" arabic={null}>
        <NoticesContext value={notices}>
          <Part />
        </NoticesContext>
      </LanguageFixed>
    </QueryClientProvider>,
  )
  moves[0]?.(0, 1)
  await vi.waitFor(() => expect(told).toEqual(['error: Somebody else has changed this']))
  expect(sent.map(({ body }) => body)).toEqual([
    { keys: ['catering', 'main', 'pop-up'], seen: ['main', 'catering', 'pop-up'] },
  ])
})
