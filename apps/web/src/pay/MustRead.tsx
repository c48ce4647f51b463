import type { PayPage } from '@wasl/contracts/web/pay.contract'
import { Alert } from '@wasl/ui/Alert'
import { Link } from '@wasl/ui/Link'
import type { FormNotice } from '../base/page-data.ts'
import css from './PayLayout.module.css'
import { usePayText } from './pay.text.ts'
import { useResultPath } from './useResultPath.ts'

/**
 * What a payer must have read before they press stands above everything else: further down, on a phone, it would begin
 * behind the bar that holds the button.
 */
export function MustRead({ page, notice }: { page: PayPage; notice: FormNotice | null }) {
  const t = usePayText()
  const resultPath = useResultPath()
  const { liveAttemptId, liveBankUrl } = page
  if (!notice && !liveAttemptId) return null
  return (
    <div className={css.mustRead}>
      {notice && (
        <Alert tone={notice.code === 'amountChanged' ? 'info' : 'danger'} isUrgent>
          {notice.message}
        </Alert>
      )}
      {liveAttemptId && (
        <Alert
          tone="warning"
          action={
            <p className={css.ways}>
              <Link href={resultPath(liveAttemptId)}>{t('payPage.liveLink')}</Link>
              {liveBankUrl && <Link href={liveBankUrl}>{t('payPage.liveBank')}</Link>}
            </p>
          }
        >
          {t('payPage.live')}
        </Alert>
      )}
    </div>
  )
}
