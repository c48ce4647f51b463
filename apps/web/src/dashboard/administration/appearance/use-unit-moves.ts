import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManagedUnit } from '@wasl/contracts/web/dashboard/administration/units.contract'
import { titleOf } from '@wasl/domain/locale'
import { answerOf } from '../../../base/session/answer-of.ts'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useTell } from '../../../desk/use-tell.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { movedBy } from '../../../parts/moved-by.ts'
import { unitsKey, unitsQuery } from './appearance.queries.ts'
import { useAppearanceText } from './appearance.text.ts'

type Move = { unit: ManagedUnit; place: number; keys: string[] }

/** One place up or down, said aloud: the row is not where it was. Where somebody else was first, that is said. */
export function useUnitMoves(units: readonly ManagedUnit[]) {
  const t = useAppearanceText()
  const locale = useLocale()
  const notices = useNotices()
  const tell = useTell()
  const queries = useQueryClient()
  const seen = units.map(({ key }) => key)
  const { isPending, mutate } = useMutation({
    mutationFn: async ({ keys }: Move) =>
      answerOf(await staffClient.administration.units.order({ body: { keys, seen } })),
    onSuccess: (ordered, { unit, place }) => {
      // The next press has seen this.
      queries.setQueryData(unitsQuery.queryKey, ordered)
      const name = titleOf(unit, locale)
      notices.success(t('appearance.unit.moved', { name, place: place + 1 }))
    },
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: unitsKey }),
  })
  return (from: number, by: 1 | -1) => {
    const unit = units[from]
    const keys = movedBy(seen, from, by)
    if (!unit || isPending || keys === seen) return
    mutate({ unit, place: from + by, keys: [...keys] })
  }
}
