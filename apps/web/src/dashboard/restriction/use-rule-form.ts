import { useQueryClient } from '@tanstack/react-query'
import type { Rule, Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { useState } from 'react'
import { answerOf, Refused } from '../../app/staff/answer-of.ts'
import { useNotices } from '../../app/staff/notices.ts'
import { staffClient } from '../../app/staff/staff-client.ts'
import { useDraft } from '../../app/staff/use-draft.ts'
import { restrictionsKey } from './restriction.queries.ts'
import { useRestrictionText } from './restriction.text.ts'
import { emptyRule, formOf, wishOf, wrongCounts, type RuleForm } from './rule-form.ts'

type Of = { rule: Rule | null; known: Rules; onClosed: () => void }
type Trouble = { message: string | null; isOutdated: boolean; fields: Readonly<Record<string, string>> }

export type RuleModel = ReturnType<typeof useRuleForm>

const calm: Trouble = { message: null, isOutdated: false, fields: {} }

/** What was typed stays, through a refusal and through the end of a session. */
export function useRuleForm({ rule, known, onClosed }: Of) {
  const t = useRestrictionText()
  const notices = useNotices()
  const queries = useQueryClient()
  const [first = 'KWD'] = known.currencies
  const [before] = useState(() => (rule ? formOf(rule, first) : emptyRule(first)))
  const draftKey = rule ? `restriction.${rule.id}.${rule.revision}` : 'restriction.new'
  const { draft: form, keep, forget } = useDraft<RuleForm>(draftKey, before)
  const [trouble, setTrouble] = useState(calm)
  const [isSaving, setIsSaving] = useState(false)

  const save = async () => {
    const counts = wrongCounts(form).map((field) => [field, t('restriction.field.number')])
    if (counts.length > 0) return setTrouble({ ...calm, fields: Object.fromEntries(counts) })
    setIsSaving(true)
    setTrouble(calm)
    try {
      await send(rule, form)
      forget()
      notices.success(t('restriction.saved'))
      onClosed()
    } catch (error) {
      setTrouble(troubleOf(error, t('restriction.dialog.failed')))
    }
    setIsSaving(false)
    await queries.invalidateQueries({ queryKey: restrictionsKey })
  }
  return {
    form,
    change: (changes: Partial<RuleForm>) => keep((now) => ({ ...now, ...changes })),
    save,
    giveUp: () => {
      forget()
      onClosed()
    },
    isSaving,
    problem: trouble.message,
    isOutdated: trouble.isOutdated,
    problemOf: (field: keyof RuleForm) => trouble.fields[field],
  }
}

async function send(rule: Rule | null, form: RuleForm): Promise<void> {
  const body = wishOf(form)
  if (!rule) {
    answerOf(await staffClient.restrictions.create({ body }))
    return
  }
  const { id, revision } = rule
  answerOf(await staffClient.restrictions.change({ params: { id }, body: { ...body, revision } }))
}

/** A field's problem stands at the field alone. */
function troubleOf(error: unknown, unanswered: string): Trouble {
  if (!(error instanceof Refused)) return { ...calm, message: unanswered }
  const { fieldErrors = {}, message } = error.problem
  const fields = Object.fromEntries(Object.entries(fieldErrors).map(([name, [text = '']]) => [name, text]))
  const hasFields = Object.keys(fields).length > 0
  return { message: hasFields ? null : message, isOutdated: error.status === 409, fields }
}
