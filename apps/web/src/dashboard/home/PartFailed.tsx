import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { useHomeText } from './home.text.ts'
import css from './Home.module.css'

/** In the place of one part of the page; the others stand. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useHomeText()
  return (
    <div className={css.failed}>
      <Alert
        tone="danger"
        title={<>{t('home.failed.title')}.</>}
        action={<Button onClick={onRetry}>{t('home.retry')}</Button>}
      >
        {t('home.failed.text')}
      </Alert>
    </div>
  )
}
