import type { OperationRules } from '@wasl/contracts/web/dashboard/tickets/operation-requests.contract'
import { normaliseDigits } from '@wasl/domain/digits'
import { useState } from 'react'
import { useSaving } from '../../desk/form/use-saving.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useDraft } from '../../desk/form/use-draft.ts'
import { rulesKey } from './tickets.queries.ts'
import { useTicketsText } from './tickets.text.ts'

type RulesForm = {
  /** As typed, by the currency. */
  one: Record<string, string>
  two: Record<string, string>
  makers: string[]
}

const formOf = ({ thresholds, users }: OperationRules): RulesForm => ({
  one: Object.fromEntries(thresholds.map(({ currencyCode, oneAbove }) => [currencyCode, oneAbove ?? ''])),
  two: Object.fromEntries(thresholds.map(({ currencyCode, twoAbove }) => [currencyCode, twoAbove ?? ''])),
  makers: users.filter(({ isMaker }) => isMaker).map(({ id }) => String(id)),
})

/** What was typed stays, through a refusal, the password and the end of a session. */
export function useRulesForm({ rules, onClosed }: { rules: OperationRules; onClosed: () => void }) {
  const t = useTicketsText()
  const notices = useNotices()
  const [seen] = useState(rules)
  const [before] = useState(() => formOf(seen))
  const {
    draft: form,
    keep,
    isChanged,
    forget,
  } = useDraft<RulesForm>(`operation-rules.${seen.revision}`, before)
  const saving = useSaving(rulesKey)

  const save = async () => {
    const body = commandOf(seen, form)
    if ((await saving.save(() => staffClient.operationRequests.changeRules({ body }))) === null) return
    forget()
    notices.success(t('tickets.rules.saved'))
    onClosed()
  }
  return {
    form,
    isChanged,
    /** The rules the form began with. */
    seen,
    change: (changes: Partial<RulesForm>) => keep((now) => ({ ...now, ...changes })),
    save,
    giveUp: () => {
      forget()
      onClosed()
    },
    saving,
  }
}

const commandOf = ({ thresholds, revision }: OperationRules, { one, two, makers }: RulesForm) => ({
  thresholds: thresholds.map(({ currencyCode }) => ({
    currencyCode,
    oneAbove: normaliseDigits(one[currencyCode] ?? '').trim() || null,
    twoAbove: normaliseDigits(two[currencyCode] ?? '').trim() || null,
  })),
  makers: makers.map(Number),
  revision,
})
