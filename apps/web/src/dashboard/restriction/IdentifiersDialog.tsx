import type { Rule } from '@wasl/contracts/web/dashboard/restriction.contract'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { useId, useState, type FormEvent } from 'react'
import { AskBeforeLeaving } from '../../desk/form/AskBeforeLeaving.tsx'
import css from '../../desk/form/Area.module.css'
import { useAreaText } from '../../desk/form/area.text.ts'
import { LeaveQuestion } from '../../desk/form/LeaveQuestion.tsx'
import { IdentifierList } from './IdentifierList.tsx'
import { ImportReport } from './ImportReport.tsx'
import { useRestrictionText } from './restriction.text.ts'
import { useIdentifiers } from './use-identifiers.ts'
import { FileDrop } from '@wasl/ui/fields/files/FileDrop'

export function IdentifiersDialog({ rule, onClosed }: { rule: Rule; onClosed: () => void }) {
  const t = useRestrictionText()
  const area = useAreaText()
  const formId = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  const model = useIdentifiers(rule)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    model.submit()
  }
  const total = model.report?.total ?? rule.identifiers
  const isTyped = model.content.trim() !== ''
  return (
    <>
      {isLeaving && (
        <LeaveQuestion
          text={area('area.unsaved')}
          onAnswer={(answer) => (answer === 'yes' ? onClosed() : setIsLeaving(false))}
        />
      )}
      <AskBeforeLeaving
        isUnsaved={isTyped && !model.isSending}
        text={area('area.unsaved')}
        onLeave={onClosed}
      />
      <Dialog
        kind="form"
        title={t('restriction.list.title', { name: rule.name })}
        closeLabel={t('restriction.dialog.close')}
        onClose={isTyped ? () => setIsLeaving(true) : onClosed}
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
    </>
  )
}

const types = ['.csv', '.txt', 'text/csv', 'text/plain']
const noRow = { kind: 'idle' } as const

/** What a file holds is put where it can be read before it is imported: there is never a row for the file itself. */
function ListFile({ onFile }: { onFile: (file: File) => void }) {
  const t = useRestrictionText()
  const choose = t('restriction.list.choose')
  const unseen = () => choose
  return (
    <FileDrop
      label={t('restriction.list.file')}
      state={noRow}
      types={types}
      onFile={onFile}
      onRemove={() => {}}
      words={{
        drop: t('restriction.list.drop'),
        over: t('restriction.list.over'),
        choose,
        checking: choose,
        sending: unseen,
        done: choose,
        replace: choose,
        stop: unseen,
        remove: unseen,
      }}
    />
  )
}
