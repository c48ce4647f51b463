import type { Editable, TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useId, type FormEvent } from 'react'
import { useWrongField } from '../../../../desk/form/use-wrong-field.ts'
import css from '../Detail.module.css'
import { useDetailText } from '../detail.text.ts'
import { EditFields } from './EditFields.tsx'
import { useEditForm } from './use-edit-form.ts'

type Props = {
  transaction: TransactionShown
  editable: Editable
  onChanged: () => void
  onClosed: () => void
}

/** What may still be changed of a request (S2 §7 partial-update). What was typed survives a refusal. */
export function EditDialog(props: Props) {
  const t = useDetailText()
  const formId = useId()
  const edit = useEditForm(props)
  const { transaction, editable } = edit.from
  const form = useWrongField(edit.isSaving, edit.refusal)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void edit.save()
  }
  const load = async () => {
    await edit.loadLatest()
    // The button that was pressed is gone.
    document.getElementById(formId)?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }
  return (
    <Dialog
      kind="form"
      title={t.rich('detail.editOf', { id: <Ltr>{transaction.id}</Ltr> })}
      closeLabel={t('detail.close')}
      onClose={edit.giveUp}
      footer={
        <>
          <Button size="row" onClick={edit.giveUp}>
            {t('detail.cancel')}
          </Button>
          <Button variant="primary" size="row" type="submit" form={formId} isPending={edit.isBusy}>
            {t('detail.save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={css.form} noValidate onSubmit={submit}>
        <p className={css.quiet}>{t('detail.editNote')}</p>
        {edit.problem && (
          <Alert
            tone="danger"
            isUrgent
            {...(edit.isOutdated && {
              action: (
                <Button size="row" onClick={() => void load()}>
                  {t('detail.changedMeanwhile')}
                </Button>
              ),
            })}
          >
            {edit.problem}
          </Alert>
        )}
        <EditFields transaction={transaction} editable={editable} edit={edit} />
      </form>
    </Dialog>
  )
}
