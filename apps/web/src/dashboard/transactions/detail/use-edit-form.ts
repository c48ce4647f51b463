import { useQueryClient } from '@tanstack/react-query'
import type { Editable, TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { dayIn } from '@wasl/ui/dates/wall-time.ts'
import { useState } from 'react'
import { useNotices } from '../../../app/staff/notices.ts'
import { useStaff } from '../../../app/staff/staff.ts'
import { calm, troubleOf } from '../../../app/staff/trouble.ts'
import { useDraft } from '../../../app/staff/use-draft.ts'
import { useDetailText } from './detail.text.ts'
import { sendEdit } from './detail.queries.ts'
import { editOf, formOf, type EditForm } from './edit-form.ts'

type Of = {
  transaction: TransactionShown
  editable: Editable
  onChanged: () => void
  onClosed: () => void
}

export type EditModel = ReturnType<typeof useEditForm>

export function useEditForm({ transaction, editable, onChanged, onClosed }: Of) {
  const t = useDetailText()
  const notices = useNotices()
  const queries = useQueryClient()
  const { timeZone } = useStaff().merchant
  const [before] = useState(() => formOf(transaction, editable, timeZone))
  const { draft: form, keep, forget } = useDraft<EditForm>(`edit.${transaction.id}`, before)
  const [trouble, setTrouble] = useState(calm)
  const [isSaving, setIsSaving] = useState(false)
  const [isFileSending, setIsFileSending] = useState(false)
  const [today] = useState(() => dayIn(timeZone, new Date()))

  const save = async () => {
    const body = editOf({ transaction, editable, before, after: form }, timeZone)
    if (!body) return setTrouble({ ...calm, message: t('detail.nothingChanged') })
    setIsSaving(true)
    setTrouble(calm)
    try {
      const saved = await sendEdit(transaction, body)
      queries.setQueriesData<TransactionShown>(
        { queryKey: ['transactions'], predicate: isOf(saved.id) },
        saved,
      )
      forget()
      notices.success(t('detail.saved'))
      onChanged()
      onClosed()
    } catch (error) {
      setTrouble(troubleOf(error, t('detail.notSaved')))
    }
    setIsSaving(false)
  }
  return {
    form,
    change: (changes: Partial<EditForm>) => keep((now) => ({ ...now, ...changes })),
    giveUp: () => {
      forget()
      onClosed()
    },
    save,
    /** What is still on its way belongs to the change. */
    isBusy: isSaving || isFileSending,
    setIsFileSending,
    problem: trouble.message,
    isOutdated: trouble.isOutdated,
    problemOf: (field: string) => trouble.fields[field],
    today,
  }
}

const isOf =
  (id: string) =>
  ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[3] === 'one' && queryKey[4] === id
