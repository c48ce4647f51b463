import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'
import { PageContext } from '../../../base/page-context.tsx'
import { NoticesContext, type NoticeOptions } from '../../../base/session/staff-notices.ts'
import { createQueries } from '../../../desk/queries.ts'
import { shell } from '../../../desk/shell.fixtures.ts'
import { shellQuery } from '../../../desk/shell.queries.ts'
import { LanguageFixed } from '../../../i18n/language.tsx'
import { payable, payInput } from '../../../pay/pay.fixtures.ts'

export type Sent = { path: string; key: string | null; body: unknown }

/** What a hook of an action gives as it is first drawn: no press has shown yet. `told` is what the snackbars say, `about` of which press. */
export function drawnBy<Model>(use: () => Model, answer: () => Response) {
  const sent: Sent[] = []
  const told: string[] = []
  const about: (string | undefined)[] = []
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: true } })
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    sent.push({ path, key: new Headers(headers).get('idempotency-key'), body: JSON.parse(String(body)) })
    return answer()
  })
  const tell = (tone: string) => (text: string, options?: NoticeOptions) => {
    told.push(`${tone}: ${text}`)
    about.push(options?.about)
  }
  const notices = { success: tell('success'), partial: tell('partial'), error: tell('error') }
  const shown: Model[] = []
  const Part = ({ show }: { show: (model: Model) => void }) => {
    show(use())
    return null
  }
  const queries = createQueries()
  queries.setQueryData(shellQuery.queryKey, shell)
  renderToString(
    <QueryClientProvider client={queries}>
      <PageContext value={payInput(payable())}>
        <LanguageFixed locale="en" arabic={null}>
          <NoticesContext value={notices}>
            <Part show={(model) => void shown.push(model)} />
          </NoticesContext>
        </LanguageFixed>
      </PageContext>
    </QueryClientProvider>,
  )
  const [model] = shown
  if (!model) throw new Error('nothing was drawn')
  return { model, sent, told, about }
}
