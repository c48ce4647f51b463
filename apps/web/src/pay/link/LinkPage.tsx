import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import type { PageOf } from '../../base/public-page.ts'
import { LinkClosed } from './LinkClosed.tsx'
import { LinkForm } from './LinkForm.tsx'
import { useLinkText } from './link.text.ts'
import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { CallMerchant } from '../../parts/CallMerchant.tsx'
import { GoToSite } from '../../parts/GoToSite.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'

/** Payments B1: one address, many payers. Each gets a request of their own, and pays that. */
export function LinkPage({ page: { load, form } }: { page: PageOf<'link'> }) {
  const t = useLinkText()
  useDocumentTitle(t(load.kind === 'notFound' ? 'link.notFound' : 'link.title'))
  if (load.kind === 'notFound') return <LinkMissing />
  const { link } = load
  return link.state === 'open' ? (
    <LinkForm link={link} form={form} />
  ) : (
    <LinkClosed link={link} state={link.state} />
  )
}

function LinkMissing() {
  const t = useLinkText()
  const merchant = useMerchantName()
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<LostPath />}
        title={t('link.notFound')}
        actions={
          <>
            <CallMerchant variant="primary" size="pay" />
            <GoToSite />
          </>
        }
      >
        <p>{t('link.notFoundText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
