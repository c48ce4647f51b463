import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import css from './Area.module.css'
import { useAreaText } from './area.text.ts'
import { SavingProblem } from './SavingProblem.tsx'
import type { Saving } from './use-saving.ts'
import { useWrongField } from './use-wrong-field.ts'

type Props = {
  title: string
  saving: Pick<Saving, 'isSaving' | 'problem' | 'isOutdated'> & Partial<Pick<Saving, 'refusal'>>
  saveLabel?: string
  /** Something was typed: closing asks first, and so does leaving the page. */
  isChanged: boolean
  onSave: () => void
  onClosed: () => void
  children: ReactNode
}

/** What is typed stays through a refusal, and is given up only by who says so. */
export function AreaForm({ title, saving, saveLabel, isChanged, onSave, onClosed, children }: Props) {
  const t = useAreaText()
  const formId = useId()
  const form = useWrongField(saving.isSaving, saving.refusal)
  const [isLeaving, setIsLeaving] = useState(false)
  const close = isChanged ? () => setIsLeaving(true) : onClosed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <>
      {/* Before the form, so that the focus goes back by way of the form when both close. */}
      {isLeaving && (
        <LeaveQuestion
          text={t('area.unsaved')}
          onAnswer={(answer) => (answer === 'yes' ? onClosed() : setIsLeaving(false))}
        />
      )}
      <AskBeforeLeaving
        isUnsaved={isChanged && !saving.isSaving}
        text={t('area.unsaved')}
        onLeave={onClosed}
      />
      <Dialog
        kind="form"
        title={title}
        closeLabel={t('area.close')}
        onClose={close}
        footer={
          <>
            <Button size="row" onClick={close}>
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
    </>
  )
}
