import { Alert } from '@wasl/ui/Alert'
import { Button } from '@wasl/ui/Button'
import { useAppText } from '../../app/app.text.ts'

/** Beside a form with an address in it, which a fresh page would not have. */
export function MapLost({ onRetry }: { onRetry: () => void }) {
  const t = useAppText()
  return (
    <Alert
      tone="warning"
      isUrgent
      action={
        <Button size="row" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      }
    >
      {t('app.chunk')}
    </Alert>
  )
}
