import { CloudWithLine } from '@wasl/ui/art/CloudWithLine'
import { ButtonLink } from '@wasl/ui/ButtonLink'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { StatePage } from '@wasl/ui/StatePage'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { useAppText } from '../base/base.text.ts'
import { usePageFacts } from '../base/page-context.tsx'
import { CustomerPage } from '../base/page/CustomerPage.tsx'

export function PageFailed() {
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
