import { Alert } from '@wasl/ui/Alert'
import { Button } from '@wasl/ui/Button'
import { StickyBar } from '@wasl/ui/layout/StickyBar'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { AskBeforeLeaving } from '../../app/staff/AskBeforeLeaving.tsx'
import css from './Area.module.css'
import { useAreaText } from './area.text.ts'
import own from './PageForm.module.css'
import type { Saving } from './use-saving.ts'

type Props = {
  saving: Saving
  isChanged: boolean
  onSave: () => void
  onDiscard: () => void
  children: ReactNode
}

/** A page that is one form: what is typed stays through a refusal, and leaving asks first. */
export function PageForm({ saving, isChanged, onSave, onDiscard, children }: Props) {
  const t = useAreaText()
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
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      {problem !== null && (
        <Alert
          tone="danger"
          isUrgent
          {...(isOutdated && {
            action: (
              <Button size="row" onClick={onDiscard}>
                {t('area.reload')}
              </Button>
            ),
          })}
        >
          {problem}
        </Alert>
      )}
      {children}
      <div className={own.room}>
        <StickyBar>
          <div className={own.bar}>
            <Button variant="primary" type="submit" isPending={isSaving}>
              {t('area.save')}
            </Button>
            {isChanged && (
              <Button variant="quiet" onClick={onDiscard}>
                {t('area.discard')}
              </Button>
            )}
          </div>
        </StickyBar>
      </div>
      <AskBeforeLeaving isUnsaved={isChanged && !isSaving} text={t('area.unsaved')} onLeave={onDiscard} />
    </form>
  )
}
