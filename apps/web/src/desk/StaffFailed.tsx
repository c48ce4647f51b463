import { CloudWithLine } from '@wasl/ui/art/CloudWithLine'
import { Button } from '@wasl/ui/actions/Button'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { mendLostFocus } from '@wasl/ui/overlays/opener.ts'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { Refused } from '../base/session/answer-of.ts'
import { useStaffText } from './staff.text.ts'

type Props = { kind: 'page' | 'panel'; error: unknown; onRetry: () => void }

/** With the request's id, where there was one: what support asks for first. */
export function StaffFailed({ kind, error, onRetry }: Props) {
  const t = useStaffText()
  const id = error instanceof Refused ? error.problem.requestId : null
  return (
    <StatePage
      kind={kind}
      drawing={<CloudWithLine />}
      title={t('staff.failed.title')}
      actions={
        <Button
          variant="primary"
          icon={<RefreshCwIcon />}
          onClick={({ currentTarget }) => {
            mendLostFocus(currentTarget)
            onRetry()
          }}
        >
          {t('staff.retry')}
        </Button>
      }
    >
      <p>{t('staff.failed.text')}</p>
      {id && (
        <p>
          <small>{t.rich('staff.failed.id', { id: <Ltr>{id}</Ltr> })}</small>
        </p>
      )}
    </StatePage>
  )
}
