import { Alert } from '@wasl/ui/Alert'
import css from './PayCard.module.css'
import { usePayText } from './pay.text.ts'

/** reliability F: a slow answer is never called a failure. */
export function SlowNotice() {
  const t = usePayText()
  return (
    <div className={css.line}>
      <Alert tone="warning" title={t('payPage.slow')} isUrgent>
        {t('payPage.slowText')}
      </Alert>
    </div>
  )
}
