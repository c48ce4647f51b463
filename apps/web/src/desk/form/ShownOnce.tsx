import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { useRef, useState } from 'react'
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx'
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

/** A key or a secret, at the only moment at which anybody sees it: until it was copied, only its own button closes it, and leaving the page asks. */
export function ShownOnce({ title, note, secret, copyLabel, onClosed }: Props) {
  const t = useAreaText()
  const done = useRef<HTMLButtonElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const close = () => {
    if (isCopied) return onClosed()
    setRefusals((times) => times + 1)
    done.current?.focus()
  }
  return (
    <Dialog
      kind="form"
      title={title}
      closeLabel={t('area.close')}
      onClose={close}
      footer={
        <Button ref={done} variant="primary" size="row" onClick={onClosed}>
          {t('area.done')}
        </Button>
      }
    >
      <AskBeforeLeaving isUnsaved={!isCopied} title={t('area.leaveNotKept')} text={t('area.notKept')} />
      <div className={css.form}>
        <Alert tone="warning" title={t('area.shownOnce')}>
          {note}
        </Alert>
        <p className={css.secret} onCopy={() => setIsCopied(true)}>
          <CopyableValue
            text={secret}
            label={copyLabel}
            copiedLabel={t('area.copied')}
            onCopied={() => setIsCopied(true)}
          />
        </p>
        {refusals > 0 && (
          <Alert key={refusals} tone="danger" isUrgent>
            {t('area.notKept')}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
