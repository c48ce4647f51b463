import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Switch } from '@wasl/ui/fields/Switch'
import { VisuallyHidden } from '@wasl/ui/VisuallyHidden'
import { answerOf } from '../../base/session/answer-of.ts'
import { useAreaText } from '../form/area.text.ts'
import { useTell } from '../use-tell.ts'
import { wishOf, type AnyResource, type AnyRow } from './any-resource.ts'

/** On and off at once; what somebody else has changed meanwhile is refused and shown. */
export function RowSwitch({ of, row, label }: { of: AnyResource; row: AnyRow; label: string }) {
  const area = useAreaText()
  const queries = useQueryClient()
  const tell = useTell()
  const { isPending, variables, mutate } = useMutation({
    mutationFn: async (active: boolean) =>
      answerOf(
        await of.client.change({
          params: { id: row.id },
          body: { ...wishOf(of, row), active, revision: row.revision },
        }),
      ),
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
