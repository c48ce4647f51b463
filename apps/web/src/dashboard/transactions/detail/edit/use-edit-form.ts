import { useQueryClient } from '@tanstack/react-query'
import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { useUnreadable } from '@wasl/ui/dates/use-unreadable.ts'
import { dayIn } from '@wasl/domain/wall-clock'
import { useRef, useState } from 'react'
import { useNotices } from '../../../../base/session/staff-notices.ts'
import { useStaff } from '../../../../desk/staff.ts'
import { Refused } from '../../../../base/session/answer-of.ts'
import { calm, troubleOf, wrongFields } from '../../../../desk/trouble.ts'
import { useDraft } from '../../../../desk/form/use-draft.ts'
import { useDetailText } from '../detail.text.ts'
import { isOf, latestOf, sendEdit } from '../detail.queries.ts'
import {
  editOf,
  formOf,
  formOnto,
  isSaved,
  problemBeside,
  remarkField,
  withoutValue,
  type Edited,
  type EditForm,
} from './edit-form.ts'

type Of = Edited & {
  onChanged: () => void
  onClosed: () => void
}

export type EditModel = ReturnType<typeof useEditForm>

export function useEditForm({ transaction, editable, onChanged, onClosed }: Of) {
  const t = useDetailText()
  const notices = useNotices()
  const queries = useQueryClient()
  const { timeZone } = useStaff().merchant
  // Its version too: what a colleague changes meanwhile is not overwritten with the next version's leave.
  const [from, setFrom] = useState<Edited>({ transaction, editable })
  const before = formOf(from.transaction, from.editable, timeZone)
  const { draft: form, keep, forget } = useDraft<EditForm>(`edit.${transaction.id}`, before)
  const [trouble, setTrouble] = useState(calm)
  const [isSaving, setIsSaving] = useState(false)
  const [isFileSending, setIsFileSending] = useState(false)
  const isUnanswered = useRef(false)
  const unreadable = useUnreadable<'expires'>()
  const [today] = useState(() => dayIn(timeZone, new Date()))

  const latest = async (): Promise<Edited | null> => {
    const now = await latestOf(queries, transaction.id)
    return now?.editable ? { transaction: now, editable: now.editable } : null
  }
  const loadLatest = async () => {
    const now = await latest()
    if (!now) return
    const beginning = formOf(now.transaction, now.editable, timeZone)
    setFrom(now)
    keep((typed) => formOnto(typed, before, beginning), beginning)
    setTrouble(calm)
  }
  const end = () => {
    forget()
    notices.success(t('detail.saved'))
    onChanged()
    onClosed()
  }
  /** What would be left out as if nobody had typed it: an end that cannot be read or was taken away, half a remark. */
  const ownProblems = (): Record<string, string> => ({
    ...(before.expires !== null && form.expires === null && { expires: t('detail.expiresMissing') }),
    ...(unreadable.names.length > 0 && { expires: t('detail.date.unreadable') }),
    ...Object.fromEntries(
      withoutValue(form.added).map((at) => [
        remarkField(form.remarks.length + at),
        t('detail.remarkValueMissing'),
      ]),
    ),
  })
  const save = async () => {
    const own = ownProblems()
    if (Object.keys(own).length > 0) return setTrouble(wrongFields(own))
    const body = editOf({ ...from, before, after: form }, timeZone)
    if (!body) return setTrouble({ ...calm, message: t('detail.nothingChanged') })
    setIsSaving(true)
    setTrouble(calm)
    try {
      const now = isUnanswered.current ? await latest() : null
      if (now && isSaved({ from, latest: now, form }, timeZone)) return end()
      const saved = await sendEdit(transaction, body)
      queries.setQueriesData<TransactionShown>(
        { queryKey: ['transactions'], predicate: isOf(saved.id) },
        saved,
      )
      end()
    } catch (error) {
      isUnanswered.current = !(error instanceof Refused)
      setTrouble(troubleOf(error, t('detail.notSaved')))
    }
    setIsSaving(false)
  }
  return {
    /** As they were read: the fields belong to the form. */
    from,
    form,
    change: (changes: Partial<EditForm>) => keep((now) => ({ ...now, ...changes })),
    giveUp: () => {
      forget()
      onClosed()
    },
    save,
    loadLatest,
    /** What is still on its way belongs to the change. */
    isBusy: isSaving || isFileSending,
    isSaving,
    /** Another with each. */
    refusal: trouble,
    setIsFileSending,
    problem: trouble.message ?? problemBeside(trouble.fields, from),
    isOutdated: trouble.isOutdated,
    problemOf: (field: string) => trouble.fields[field],
    onUnreadableEnd: unreadable.tell('expires'),
    today,
  }
}
