import { Alert } from '@wasl/ui/Alert'
import { Button } from '@wasl/ui/Button'
import { Dialog } from '@wasl/ui/Dialog'
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { useAreaText } from './area.text.ts'
import css from './Area.module.css'
import type { Saving } from './use-saving.ts'

type Props = {
  title: string
  saving: Saving
  saveLabel?: string
  onSave: () => void
  onClosed: () => void
  children: ReactNode
}

/** What is typed stays through a refusal; the first field that is wrong has the focus (ux.md D5). */
export function AreaForm({ title, saving, saveLabel, onSave, onClosed, children }: Props) {
  const t = useAreaText()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { isSaving, problem, isOutdated } = saving
  useEffect(() => {
    if (!isSaving) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSaving])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <Dialog
      kind="form"
      title={title}
      closeLabel={t('area.close')}
      onClose={onClosed}
      footer={
        <>
          <Button size="row" onClick={onClosed}>
            {t('area.cancel')}
          </Button>
          <Button variant="primary" size="row" type="submit" form={formId} isPending={isSaving}>
            {saveLabel ?? t('area.save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={css.form} noValidate onSubmit={submit}>
        {problem !== null && (
          <Alert
            tone="danger"
            isUrgent
            {...(isOutdated && {
              action: (
                <Button size="row" onClick={onClosed}>
                  {t('area.reload')}
                </Button>
              ),
            })}
          >
            {problem}
          </Alert>
        )}
        {children}
      </form>
    </Dialog>
  )
}
