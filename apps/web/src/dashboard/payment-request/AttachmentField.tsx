import { FileDrop } from '@wasl/ui/fields/FileDrop'
import { useRequestText } from './request.text.ts'
import { useAttachment } from './use-attachment.ts'
import type { FormModel } from './use-request-form.ts'

/** payments B1: one file of the types the core takes, sent while the rest is typed. */
export function AttachmentField({ model }: { model: FormModel }) {
  const t = useRequestText()
  const { state, problem, add, remove, types } = useAttachment(model)
  return (
    <FileDrop
      id="request-file"
      label={t('newRequest.file')}
      optional={t('newRequest.optional')}
      hint={t('newRequest.fileHint')}
      problem={problem ?? model.problemOf('file')}
      state={state}
      types={types}
      onFile={(file) => void add(file)}
      onRemove={remove}
      words={{
        drop: t('newRequest.fileDrop'),
        over: t('newRequest.fileOver'),
        choose: t('newRequest.fileChoose'),
        checking: t('newRequest.fileChecking'),
        sending: (percent) => t('newRequest.fileSending', { percent }),
        done: t('newRequest.fileDone'),
        replace: t('newRequest.fileReplace'),
        stop: (file) => t('newRequest.fileStop', { file }),
        remove: (file) => t('newRequest.fileRemove', { file }),
      }}
    />
  )
}
