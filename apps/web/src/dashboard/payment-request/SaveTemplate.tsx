import type { RequestTemplate } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useId, useState, type FormEvent } from 'react'
import css from './Create.module.css'
import { phonesOf } from './phones.ts'
import { fieldsOf, templateFieldsOf } from './request-form.ts'
import { useRequestText } from './request.text.ts'
import { useTemplates } from './use-templates.ts'
import type { FormModel } from './use-request-form.ts'

type Props = { model: FormModel; templates: readonly RequestTemplate[]; onClose: () => void }

/** A name that is there already may be given on purpose: then its template says what the form says now. */
export function SaveTemplate({ model, templates, onClose }: Props) {
  const t = useRequestText()
  const formId = useId()
  const [name, setName] = useState('')
  const [replaced, setReplaced] = useState<RequestTemplate | null>(null)
  const { save, problem, isSaving } = useTemplates()
  const same = templates.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())
  // As it is now: what somebody else has changed since is agreed to once more.
  const replaces = same !== undefined && same.id === replaced?.id && same.changedAt === replaced.changedAt
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const fields = templateFieldsOf(model.form, fieldsOf(model.form, await phonesOf(model.form)))
    if (await save({ of: replaces ? same : null, name: name.trim(), fields })) onClose()
  }
  return (
    <Dialog
      kind="form"
      title={t('newRequest.templateSaveTitle')}
      closeLabel={t('newRequest.close')}
      onClose={onClose}
      footer={
        <>
          <Button size="row" onClick={onClose}>
            {t('newRequest.cancel')}
          </Button>
          <Button variant="primary" size="row" type="submit" form={formId} isPending={isSaving}>
            {t('newRequest.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.stack} noValidate onSubmit={(event) => void submit(event)}>
        {problem.message && (
          <Alert tone="danger" isUrgent>
            {problem.message}
          </Alert>
        )}
        <TextField
          data-first-focus=""
          label={t('newRequest.templateName')}
          hint={t('newRequest.templateNameHint')}
          maxLength={64}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          problem={problem.name}
        />
        {same && (
          <Checkbox
            label={t('newRequest.templateReplace')}
            note={t('newRequest.templateBy', { who: same.changedBy })}
            checked={replaces}
            onChange={(isChecked) => setReplaced(isChecked ? same : null)}
          />
        )}
      </form>
    </Dialog>
  )
}
