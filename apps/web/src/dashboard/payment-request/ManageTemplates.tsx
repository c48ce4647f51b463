import type { RequestTemplate } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useState } from 'react'
import css from './Create.module.css'
import { useRequestText } from './request.text.ts'
import { useTemplates } from './use-templates.ts'

type Props = { templates: readonly RequestTemplate[]; onClose: () => void }

export function ManageTemplates({ templates, onClose }: Props) {
  const t = useRequestText()
  const [doomed, setDoomed] = useState<RequestTemplate | null>(null)
  const { remove, isSaving, problem } = useTemplates()
  if (doomed)
    return (
      <ConfirmDialog
        title={t('newRequest.templateManageTitle')}
        tone="danger"
        words={{
          yes: t('newRequest.yes'),
          no: t('newRequest.no'),
          close: t('newRequest.close'),
          busy: t('newRequest.saving'),
        }}
        isBusy={isSaving}
        problem={problem.message}
        onAnswer={async (answer) => {
          if (answer !== 'yes' || (await remove(doomed))) setDoomed(null)
        }}
      >
        <p>{t('newRequest.removeSure', { name: doomed.name })}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog
      kind="form"
      title={t('newRequest.templateManageTitle')}
      closeLabel={t('newRequest.close')}
      onClose={onClose}
    >
      <div className={css.list}>
        {templates.length === 0 && <p>{t('newRequest.templatesNone')}</p>}
        {templates.map((template) => (
          <OneTemplate key={template.id} template={template} onRemove={() => setDoomed(template)} />
        ))}
      </div>
    </Dialog>
  )
}

function OneTemplate({ template, onRemove }: { template: RequestTemplate; onRemove: () => void }) {
  const t = useRequestText()
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? template.name
  const { save, isSaving, problem } = useTemplates()
  return (
    <div className={css.item}>
      <TextField
        label={t('newRequest.rename', { name: template.name })}
        hint={t('newRequest.templateBy', { who: template.changedBy })}
        maxLength={64}
        value={name}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        problem={problem.name}
      />
      {name.trim() !== template.name && (
        <Button
          size="row"
          isPending={isSaving}
          onClick={() => void save({ of: template, name: name.trim(), fields: null })}
        >
          {t('newRequest.save')}
        </Button>
      )}
      <IconButton
        label={t('newRequest.remove', { name: template.name })}
        icon={<Trash2Icon />}
        onClick={onRemove}
      />
      {problem.message && <Alert tone="danger">{problem.message}</Alert>}
    </div>
  )
}
