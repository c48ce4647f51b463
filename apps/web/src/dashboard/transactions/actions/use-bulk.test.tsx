import { QueryClientProvider } from '@tanstack/react-query'
import { nothingSelected } from '@wasl/ui/table/selection.ts'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { PageContext } from '../../../app/page-context.tsx'
import { NoticesContext } from '../../../app/staff/notices.ts'
import { createQueries } from '../../../app/staff/queries.ts'
import { shell } from '../../../app/staff/shell.fixtures.ts'
import { shellQuery } from '../../../app/staff/shell.queries.ts'
import { LanguageFixed } from '../../../i18n/language.tsx'
import { payable, payInput } from '../../../pay/pay.fixtures.ts'
import { useBulk, type FindIds } from './use-bulk.ts'
import type { Matching } from './use-matching.ts'

type Bulk = ReturnType<typeof useBulk>
type Sent = { path: string; key: string | null; body: unknown }

/** The bulk actions of a list as they were first drawn: no press has shown yet. */
function drawn(answer: () => Response = () => Response.json({ message: '', results: [] })) {
  const sent: Sent[] = []
  const told: string[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: true } })
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    sent.push({ path, key: new Headers(headers).get('idempotency-key'), body: JSON.parse(String(body)) })
    return answer()
  })
  const matching: Matching = { place: { module: 'event', list: 'live' }, filters: {}, q: '' }
  const selection = { selection: nothingSelected, count: 24, change: () => {} }
  const tell = (tone: string) => (text: string) => void told.push(`${tone}: ${text}`)
  const notices = { success: tell('success'), partial: tell('partial'), error: tell('error') }
  const shown: Bulk[] = []
  const Bar = ({ show }: { show: (bulk: Bulk) => void }) => {
    show(useBulk({ matching, selection, onChanged: () => {} }))
    return null
  }
  const queries = createQueries()
  queries.setQueryData(shellQuery.queryKey, shell)
  renderToString(
    <QueryClientProvider client={queries}>
      <PageContext value={payInput(payable())}>
        <LanguageFixed locale="en" arabic={null}>
          <NoticesContext value={notices}>
            <Bar show={(bulk) => void shown.push(bulk)} />
          </NoticesContext>
        </LanguageFixed>
      </PageContext>
    </QueryClientProvider>,
  )
  const [bulk] = shown
  if (!bulk) throw new Error('nothing was drawn')
  return { bulk, sent, told }
}

afterEach(() => vi.unstubAllGlobals())

test('Yes pressed twice while the ids are looked up is one action with one key', async () => {
  const { bulk, sent, told } = drawn()
  const lookup = Promise.withResolvers<string[]>()
  const findIds = vi.fn<FindIds>(() => lookup.promise)
  const presses = [bulk.apply('email', findIds), bulk.apply('email', findIds)]
  lookup.resolve(['PR-1', 'PR-2'])
  expect(await Promise.all(presses)).toEqual([true, false])
  expect(findIds).toHaveBeenCalledOnce()
  expect(sent).toEqual([
    { path: '/bff/dashboard/bulk-actions/event/email', key: expect.any(String), body: ['PR-1', 'PR-2'] },
  ])
  expect(told).toEqual(['success: Applied successfully'])
})

test('ids that cannot be looked up are told, nothing is sent, and the next press is a new one', async () => {
  const { bulk, sent, told } = drawn()
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await bulk.apply('email', lost)).toBe(true)
  expect(sent).toEqual([])
  expect(told).toEqual(['error: Unexpected error: no answer came'])
  await bulk.apply('email', () => ['PR-1'])
  expect(sent).toHaveLength(1)
})

test('after a lost answer the same act on the same rows keeps its key, and an answered one does not', async () => {
  vi.stubGlobal('setTimeout', (go: () => void) => void queueMicrotask(go))
  let isLost = true
  const { bulk, sent, told } = drawn(() => {
    if (isLost) throw new TypeError('Failed to fetch')
    return Response.json({ message: '', results: [] })
  })
  await bulk.apply('email', () => ['PR-1', 'PR-2'])
  expect(told).toEqual(['error: Unexpected error: no answer came'])
  isLost = false
  await bulk.apply('email', () => ['PR-1', 'PR-2'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  const before = sent.length
  await bulk.apply('email', () => ['PR-1', 'PR-2'])
  expect(sent[before]?.key).not.toBe(sent[0]?.key)
})

test('after a failure of the server the same press goes out under the same key, after an answer under another', async () => {
  const failure = { code: 'unavailable', message: 'Try again', requestId: 'r' }
  let answer = () => Response.json(failure, { status: 500 })
  const { bulk, sent, told } = drawn(() => answer())
  await bulk.apply('email', () => ['PR-1'])
  expect(told).toEqual(['error: Try again'])
  const tries = sent.length
  answer = () => Response.json({ message: '', results: [] })
  await bulk.apply('email', () => ['PR-1'])
  await bulk.apply('email', () => ['PR-1'])
  const keyOf = (at: number) => sent[at]?.key
  expect(keyOf(tries)).toBe(keyOf(0))
  expect(keyOf(tries + 1)).not.toBe(keyOf(0))
})
