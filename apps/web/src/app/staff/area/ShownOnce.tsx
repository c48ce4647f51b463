import { Alert } from '@wasl/ui/Alert'
import { Button } from '@wasl/ui/Button'
import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import { Dialog } from '@wasl/ui/Dialog'
import { useAreaText } from './area.text.ts'
import css from './Area.module.css'

type Props = {
  title: string
  /** Why it should be kept now. */
  note: string
  secret: string
  copyLabel: string
  onClosed: () => void
}

/** A key or a secret, at the only moment at which anybody sees it. */
export function ShownOnce({ title, note, secret, copyLabel, onClosed }: Props) {
  const t = useAreaText()
  return (
    <Dialog
      kind="form"
      title={title}
      closeLabel={t('area.close')}
      onClose={onClosed}
      footer={
        <Button variant="primary" size="row" onClick={onClosed}>
          {t('area.done')}
        </Button>
      }
    >
      <div className={css.form}>
        <Alert tone="warning" title={t('area.shownOnce')}>
          {note}
        </Alert>
        <p className={css.secret}>
          <CopyableValue text={secret} label={copyLabel} copiedLabel={t('area.copied')} />
        </p>
      </div>
    </Dialog>
  )
}
