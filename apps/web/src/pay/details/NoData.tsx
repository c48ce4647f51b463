import type { TransactionPage } from '@wasl/contracts/web/pay/details.contract'
import { CloudWithMark } from '@wasl/ui/art/CloudWithMark'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { StatePage } from '@wasl/ui/notices/StatePage'
import type { MouseEvent } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { CallMerchant } from '../../parts/CallMerchant.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useDetailsText } from './details.text.ts'

type Props = { page: TransactionPage; onRetry: () => void }

/** S1 §8: details is null. Without script, trying again is the page's own address. */
export function NoData({ page: { unit, header }, onRetry }: Props) {
  const t = useDetailsText()
  const { path } = usePageFacts()
  const merchant = useMerchantName()
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    onRetry()
  }
  return (
    <CustomerPage columns="single" unit={unit} header={header}>
      <StatePage
        drawing={<CloudWithMark />}
        title={t('details.noData')}
        actions={
          <>
            <ButtonLink
              href={path}
              variant="primary"
              size="pay"
              icon={<RefreshCwIcon />}
              isWide
              onClick={retry}
            >
              {t('details.retry')}
            </ButtonLink>
            <CallMerchant />
          </>
        }
      >
        <p>{t('details.noDataText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
