import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { NoticesContext } from '../../../base/session/staff-notices.ts'
import { LanguageFixed } from '../../../i18n/language.tsx'
import { shops } from './appearance.fixtures.ts'
import { useUnitMoves } from './use-unit-moves.ts'

afterEach(() => vi.unstubAllGlobals())

test('a unit that somebody else has moved meanwhile is not moved unseen, and that is said', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: true } })
  const sent: unknown[] = []
  const problem = { code: 'changed', message: 'Somebody else has changed this', requestId: 'r' }
  vi.stubGlobal('fetch', async (_address: unknown, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return Response.json(problem, { status: 409 })
  })
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
  expect(sent).toEqual([{ keys: ['catering', 'main', 'pop-up'], seen: ['main', 'catering', 'pop-up'] }])
})
