import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import type { ReactNode } from 'react'
import area from '../form/Area.module.css'
import { useAreaText } from '../form/area.text.ts'
import type { Saving } from '../form/use-saving.ts'

type Props = {
  title: string
  yes: string
  no: string
  saving: Saving
  onYes: () => void
  onClosed: () => void
  children: ReactNode
}

/** A question with fields; a refusal stands in it. */
export function OrderQuestion({ title, yes, no, saving, onYes, onClosed, children }: Props) {
  const t = useAreaText()
  return (
    <Dialog
      kind="form"
      title={title}
      closeLabel={t('area.close')}
      onClose={onClosed}
      busyLabel={saving.isSaving ? t('area.saving') : null}
      footer={
        <>
          <Button size="row" onClick={onClosed}>
            {no}
          </Button>
          <Button size="row" variant="primary" isPending={saving.isSaving} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={area.form}>
        {saving.problem && <Alert tone="danger">{saving.problem}</Alert>}
        {children}
      </div>
    </Dialog>
  )
}
