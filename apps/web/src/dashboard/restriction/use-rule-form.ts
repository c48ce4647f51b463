import type { Rule, Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { useState } from 'react'
import { useSaving } from '../../desk/form/use-saving.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useDraft } from '../../desk/form/use-draft.ts'
import { restrictionsKey } from './restriction.queries.ts'
import { useRestrictionText } from './restriction.text.ts'
import { emptyRule, formOf, wishOf, wrongCounts, type RuleForm } from './rule-form.ts'

type Of = { rule: Rule | null; known: Rules; onClosed: () => void }

export type RuleModel = ReturnType<typeof useRuleForm>

/** What was typed stays, through a refusal and through the end of a session. */
export function useRuleForm({ rule, known, onClosed }: Of) {
  const t = useRestrictionText()
  const notices = useNotices()
  const [first = 'KWD'] = known.currencies
  const [before] = useState(() => (rule ? formOf(rule, first) : emptyRule(first)))
  const draftKey = rule ? `restriction.${rule.id}.${rule.revision}` : 'restriction.new'
  const { draft: form, keep, isChanged, forget } = useDraft<RuleForm>(draftKey, before)
  const saving = useSaving(restrictionsKey)

  const save = async () => {
    const counts = wrongCounts(form).map((field) => [field, t('restriction.field.number')])
    if (counts.length > 0) return saving.refuse(Object.fromEntries(counts))
    if ((await saving.save(() => send(rule, form))) === null) return
    forget()
    notices.success(t('restriction.saved'))
    onClosed()
  }
  return {
    form,
    /** How many stand on the list that goes with its kind. */
    lost: rule && rule.identifier !== form.identifier ? rule.identifiers : 0,
    isChanged,
    change: (changes: Partial<RuleForm>) => keep((now) => ({ ...now, ...changes })),
    save,
    giveUp: () => {
      forget()
      onClosed()
    },
    saving,
    problemOf: (field: keyof RuleForm) => saving.problemOf(field),
  }
}

async function send(rule: Rule | null, form: RuleForm) {
  const body = wishOf(form)
  if (!rule) return staffClient.restrictions.create({ body })
  const { id, revision } = rule
  return staffClient.restrictions.change({ params: { id }, body: { ...body, revision } })
}
