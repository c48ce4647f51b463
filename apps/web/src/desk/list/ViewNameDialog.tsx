import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useViewsText } from './views.text.ts'

const longest = 64

type Props = {
  title: string
  start: string
  /** A refusal of the server, in its words. */
  problem: string | null
  isSaving: boolean
  onSave: (name: string) => void
  onClose: () => void
}

export function ViewNameDialog({ title, start, problem, isSaving, onSave, onClose }: Props) {
  const t = useViewsText()
  const formId = useId()
  const [name, setName] = useState(start)
  const [ownProblem, setOwnProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === '') return setOwnProblem(t('views.nameRequired'))
    if ([...trimmed].length > longest) return setOwnProblem(t('views.nameLong', { n: longest }))
    setOwnProblem(null)
    onSave(trimmed)
  }
  return (
    <Dialog
      kind="form"
      title={title}
      closeLabel={t('views.close')}
      onClose={onClose}
      footer={
        <>
          <Button size="row" onClick={onClose}>
            {t('views.cancel')}
          </Button>
          <Button variant="primary" size="row" type="submit" form={formId} isPending={isSaving}>
            {t('views.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          data-first-focus=""
          label={t('views.name')}
          hint={t('views.nameHint')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          problem={ownProblem ?? problem ?? undefined}
          dir="auto"
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
