import { CloudWithLine } from '@wasl/ui/art/CloudWithLine'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useAppText } from '../../base/base.text.ts'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { CallMerchant } from '../../parts/CallMerchant.tsx'
import { usePayText } from '../pay.text.ts'
import { RetryLink } from './RetryLink.tsx'
import type { PayActor } from '../usePayActor.ts'

/** product.md 9: load failures other than 404 and 423 show a retry. */
export function FailedView({ actor }: { actor: PayActor }) {
  const t = usePayText()
  const app = useAppText()
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<CloudWithLine />}
        title={t('payPage.failed')}
        actions={
          <>
            <RetryLink actor={actor}>{app('app.retry')}</RetryLink>
            <CallMerchant variant="quiet" />
          </>
        }
      >
        <p>{t('payPage.failedText')}</p>
      </StatePage>
    </CustomerPage>
  )
}
