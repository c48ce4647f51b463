import { Outlet, useParams, useRouteContext } from '@tanstack/react-router'
import { isLocale } from '@wasl/domain/locale'
import { LanguageProvider } from '../i18n/language.tsx'
import { PageContext, type RouterContext } from './page-context.tsx'
import { PageFailed } from './PageFailed.tsx'
import { PageNotFound } from './PageNotFound.tsx'

export function Root() {
  const { facts, messages }: RouterContext = useRouteContext({ strict: false })
  const { lang = '' } = useParams({ strict: false })
  return (
    <PageContext value={facts}>
      <LanguageProvider wanted={isLocale(lang) ? lang : facts.locale} messages={messages}>
        <PageBody kind={facts.page.kind} />
      </LanguageProvider>
    </PageContext>
  )
}

function PageBody({ kind }: { kind: string }) {
  if (kind === 'notFound') return <PageNotFound />
  if (kind === 'failed') return <PageFailed />
  return <Outlet />
}
