import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { FileDrop } from '@wasl/ui/fields/files/FileDrop'
import { useDetailText } from '../detail.text.ts'
import { useEditAttachment } from './use-edit-attachment.ts'
import type { EditModel } from './use-edit-form.ts'

type Props = { transaction: TransactionShown; edit: EditModel }

/** The file as it stands, or the one that takes its place when the change is saved. */
export function EditAttachment({ transaction, edit }: Props) {
  const t = useDetailText()
  const { state, problem, add, remove } = useEditAttachment(transaction, edit)
  return (
    <FileDrop
      id="edit-file"
      label={t('detail.attachment')}
      optional={t('detail.file.optional')}
      hint={t('detail.file.hint')}
      problem={problem ?? edit.problemOf('attachment')}
      state={state}
      types={[]}
      onFile={(file) => void add(file)}
      onRemove={remove}
      words={{
        drop: t('detail.file.drop'),
        over: t('detail.file.over'),
        choose: t('detail.file.choose'),
        checking: t('detail.file.checking'),
        sending: (percent) => t('detail.file.sending', { percent }),
        done: t(edit.form.attachment.kind === 'replaced' ? 'detail.file.new' : 'detail.file.kept'),
        replace: t('detail.file.replace'),
        stop: (file) => t('detail.file.stop', { file }),
        remove: (file) => t('detail.file.remove', { file }),
      }}
    />
  )
}
