import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Rule } from '@wasl/contracts/web/dashboard/restriction.contract'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'
import { restrictionsKey } from './restriction.queries.ts'
import { wishOfRule } from './rule-form.ts'

/** On and off at once; what somebody else has changed meanwhile is refused and shown. */
export function useRuleSwitch(rule: Rule) {
  const queries = useQueryClient()
  const tell = useTell()
  const { isPending, mutate } = useMutation({
    mutationFn: async (active: boolean) =>
      answerOf(
        await staffClient.restrictions.change({
          params: { id: rule.id },
          body: { ...wishOfRule(rule), active, revision: rule.revision },
        }),
      ),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: restrictionsKey }),
  })
  return { isSaving: isPending, turn: (active: boolean) => mutate(active) }
}
