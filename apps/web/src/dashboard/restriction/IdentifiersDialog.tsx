import type { Rule } from '@wasl/contracts/web/dashboard/restriction.contract'
import { Button } from '@wasl/ui/Button'
import { Dialog } from '@wasl/ui/Dialog'
import { Checkbox } from '@wasl/ui/fields/Checkbox'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { useId, type FormEvent } from 'react'
import css from '../../app/staff/area/Area.module.css'
import { IdentifierList } from './IdentifierList.tsx'
import { ListFile } from './ListFile.tsx'
import { ImportReport } from './ImportReport.tsx'
import { useRestrictionText } from './restriction.text.ts'
import { useIdentifiers } from './use-identifiers.ts'

export function IdentifiersDialog({ rule, onClosed }: { rule: Rule; onClosed: () => void }) {
  const t = useRestrictionText()
  const formId = useId()
  const model = useIdentifiers(rule)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    model.submit()
  }
  const total = model.report?.total ?? rule.identifiers
  return (
    <Dialog
      kind="form"
      title={t('restriction.list.title', { name: rule.name })}
      closeLabel={t('restriction.dialog.close')}
      onClose={onClosed}
      footer={
        <Button variant="primary" size="row" type="submit" form={formId} isPending={model.isSending}>
          {t('restriction.list.import')}
        </Button>
      }
    >
      <div className={css.form}>
        <form id={formId} className={css.group} noValidate onSubmit={submit}>
          <TextArea
            data-first-focus=""
            label={t('restriction.list.paste')}
            hint={t('restriction.list.pasteHint')}
            value={model.content}
            onChange={(event) => model.type(event.target.value)}
            problem={model.problem}
          />
          <ListFile onFile={(file) => void model.read(file)} />
          {total > 0 && (
            <Checkbox
              label={t('restriction.list.replace', { n: total })}
              checked={model.replace}
              onChange={model.setReplace}
            />
          )}
        </form>
        {model.report && <ImportReport report={model.report} />}
        <IdentifierList model={model} />
      </div>
    </Dialog>
  )
}
