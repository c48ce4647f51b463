import { Button } from '@wasl/ui/Button'
import { Dialog } from '@wasl/ui/Dialog'
import { useId, type FormEvent, type ReactNode } from 'react'
import css from './Area.module.css'
import { useAreaText } from './area.text.ts'
import { SavingProblem } from './SavingProblem.tsx'
import type { Saving } from './use-saving.ts'
import { useWrongField } from './use-wrong-field.ts'

type Props = {
  title: string
  saving: Pick<Saving, 'isSaving' | 'problem' | 'isOutdated'>
  saveLabel?: string
  onSave: () => void
  onClosed: () => void
  children: ReactNode
}

/** What is typed stays through a refusal. */
export function AreaForm({ title, saving, saveLabel, onSave, onClosed, children }: Props) {
  const t = useAreaText()
  const formId = useId()
  const form = useWrongField(saving.isSaving)
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
          <Button variant="primary" size="row" type="submit" form={formId} isPending={saving.isSaving}>
            {saveLabel ?? t('area.save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={css.form} noValidate onSubmit={submit}>
        <SavingProblem saving={saving} onReload={onClosed} />
        {children}
      </form>
    </Dialog>
  )
}
