import { Outlet, useParams, useRouteContext } from '@tanstack/react-router'
import { isLocale } from '@wasl/domain/locale'
import { LiveRegion } from '@wasl/ui/text/LiveRegion'
import { LanguageProvider } from '../i18n/language.tsx'
import type { PageData } from '../base/page-data.ts'
import { NoticesProvider } from '../base/notices.tsx'
import { OfflinePresses } from '../base/OfflinePresses.tsx'
import { PageContext, type RouterContext, usePageFacts } from '../base/page-context.tsx'
import { PageNotFound } from '../parts/PageNotFound.tsx'
import { CloudWithLine } from '@wasl/ui/art/CloudWithLine'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { useAppText } from '../base/base.text.ts'
import { CustomerPage } from '../base/page/CustomerPage.tsx'

export function Root() {
  const { facts, messages }: RouterContext = useRouteContext({ strict: false })
  const { lang = '' } = useParams({ strict: false })
  return (
    <PageContext value={facts}>
      <LanguageProvider wanted={isLocale(lang) ? lang : facts.locale} messages={messages}>
        <LiveRegion>
          <NoticesProvider>
            <OfflinePresses>
              <Body kind={facts.page.kind} />
            </OfflinePresses>
          </NoticesProvider>
        </LiveRegion>
      </LanguageProvider>
    </PageContext>
  )
}

/** The server may know better than the address: no such page, or no answer from the core. */
function Body({ kind }: { kind: PageData['kind'] }) {
  if (kind === 'notFound') return <PageNotFound />
  return kind === 'failed' ? <PageFailed /> : <Outlet />
}

function PageFailed() {
  const t = useAppText()
  useDocumentTitle(t('app.failed.title'))
  const { path } = usePageFacts()
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<CloudWithLine />}
        title={t('app.failed.title')}
        actions={
          <>
            <ButtonLink href={path} variant="primary" size="pay" icon={<RefreshCwIcon />} isWide>
              {t('app.retry')}
            </ButtonLink>
            <CallMerchant variant="quiet" />
          </>
        }
      >
        <p>{t('app.failed.text')}</p>
      </StatePage>
    </CustomerPage>
  )
}
