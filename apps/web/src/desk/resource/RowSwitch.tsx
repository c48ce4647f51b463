import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { answerOf } from '../../base/session/answer-of.ts'
import { useAreaText } from '../form/area.text.ts'
import { useTell } from '../use-tell.ts'
import {
  draftOfRow,
  paramsOf,
  revisionOf,
  wishOf,
  type AnyPage,
  type AnyResource,
  type AnyRow,
} from './any-resource.ts'
import { useAt } from './use-at.ts'

type Props = { of: AnyResource; row: AnyRow; page: AnyPage; label: string }

/** On and off at once; what somebody else has changed meanwhile is refused and shown. */
export function RowSwitch({ of, row, page, label }: Props) {
  const area = useAreaText()
  const queries = useQueryClient()
  const tell = useTell()
  const at = useAt(of, page)
  const { isPending, variables, mutate } = useMutation({
    mutationFn: async (active: boolean) => {
      const wish = wishOf(of, { ...draftOfRow(of, row, at), active }, row, at)
      const body = { ...wish, revision: revisionOf(row) }
      return of.client.change && answerOf(await of.client.change({ ...paramsOf(of, row), body }))
    },
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: of.key }),
  })
  return (
    <Switch
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      isOn={isPending ? variables === true : row['active'] === true}
      isSaving={isPending}
      savingLabel={area('area.saving')}
      onChange={mutate}
    />
  )
}
