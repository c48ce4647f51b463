import type { Rule, Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { Alert } from '@wasl/ui/Alert'
import { Button } from '@wasl/ui/Button'
import { Dialog } from '@wasl/ui/Dialog'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import css from './Restriction.module.css'
import { useRestrictionText } from './restriction.text.ts'
import { RuleLimits } from './RuleLimits.tsx'
import { RuleWhom } from './RuleWhom.tsx'
import { RuleWith } from './RuleWith.tsx'
import { useRuleForm } from './use-rule-form.ts'

type Props = { rule: Rule | null; known: Rules; onClosed: () => void }

export function RuleDialog(props: Props) {
  const { rule, known } = props
  const t = useRestrictionText()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const model = useRuleForm(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.save()
  }
  const { isSaving } = model
  useEffect(() => {
    // The first field that is wrong, once the answer is there (ux.md D5).
    if (!isSaving) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSaving])
  return (
    <Dialog
      kind="form"
      title={t(rule ? 'restriction.dialog.edit' : 'restriction.dialog.new')}
      closeLabel={t('restriction.dialog.close')}
      onClose={model.giveUp}
      footer={
        <>
          <Button size="row" onClick={model.giveUp}>
            {t('restriction.dialog.cancel')}
          </Button>
          <Button variant="primary" size="row" type="submit" form={formId} isPending={isSaving}>
            {t('restriction.dialog.save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={css.form} noValidate onSubmit={submit}>
        {model.problem && (
          <Alert
            tone="danger"
            isUrgent
            {...(model.isOutdated && {
              action: (
                <Button size="row" onClick={model.giveUp}>
                  {t('restriction.dialog.reload')}
                </Button>
              ),
            })}
          >
            {model.problem}
          </Alert>
        )}
        <RuleWhom model={model} known={known} />
        <RuleLimits model={model} known={known} />
        <RuleWith model={model} known={known} />
      </form>
    </Dialog>
  )
}
