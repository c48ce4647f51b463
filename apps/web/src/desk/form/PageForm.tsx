import { Button } from '@wasl/ui/actions/Button'
import { StickyBar } from '@wasl/ui/layout/StickyBar'
import type { FormEvent, ReactNode } from 'react'
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx'
import css from './Area.module.css'
import { useAreaText } from './area.text.ts'
import own from './PageForm.module.css'
import { SavingProblem } from './SavingProblem.tsx'
import type { Saving } from './use-saving.ts'
import { useWrongField } from './use-wrong-field.ts'

type Props = {
  saving: Saving
  isChanged: boolean
  /** Something else is stored by now than what the form began with. */
  isBehind: boolean
  onSave: () => void
  onDiscard: () => void
  children: ReactNode
}

/** A page that is one form: what is typed stays through a refusal, and leaving asks first. */
export function PageForm({ saving, isChanged, isBehind, onSave, onDiscard, children }: Props) {
  const t = useAreaText()
  const { isSaving, problem, isOutdated } = saving
  const form = useWrongField(isSaving)
  const discard = () => {
    // The press to give it up goes with what is given up.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    onDiscard()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <SavingProblem saving={{ problem, isOutdated: isOutdated || isBehind }} onReload={discard} />
      {children}
      <div className={own.room}>
        <StickyBar>
          <div className={own.bar}>
            <Button variant="primary" type="submit" isPending={isSaving}>
              {t('area.save')}
            </Button>
            {isChanged && (
              <Button variant="quiet" onClick={discard}>
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
