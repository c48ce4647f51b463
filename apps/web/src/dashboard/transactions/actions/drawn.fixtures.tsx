import { QueryClientProvider } from '@tanstack/react-query'
import type { HttpHandler } from 'msw'
import { renderToString } from 'react-dom/server'
import { PageContext } from '../../../base/page-context.tsx'
import { served } from '../../../base/served.fixtures.ts'
import { NoticesContext, type NoticeOptions } from '../../../base/session/staff-notices.ts'
import { createQueries } from '../../../desk/queries.ts'
import { shell } from '../../../desk/shell.fixtures.ts'
import { shellQuery } from '../../../desk/shell.queries.ts'
import { LanguageFixed } from '../../../i18n/language.tsx'
import { payable, payInput } from '../../../pay/pay.fixtures.ts'

/**
 * What a hook of an action returns at its first drawing, before any press. `told` has the texts of the snackbars, `about` the
 * press each belongs to.
 */
export function drawnBy<Model>(use: () => Model, ...handlers: HttpHandler[]) {
  const sent = served(...handlers)
  const told: string[] = []
  const about: (string | undefined)[] = []
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
