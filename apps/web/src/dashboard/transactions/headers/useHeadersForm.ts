import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Column } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { ColumnWish } from '@wasl/contracts/web/dashboard/transactions.contract'
import { answerOf } from '../../../base/session/answer-of.ts'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useDraft } from '../../../desk/form/use-draft.ts'
import { useTell } from '../../../desk/use-tell.ts'
import { listQueries, listsKey } from '../list/list.queries.ts'
import { draftOf, wishOf, type Draft } from './header-draft.ts'
import { useHeadersText } from './headers.text.ts'

/** `chosen` is null while the table is as it stands; what was changed outlives a session that ends by itself. */
type Kept = { stands: Draft; chosen: Draft | null }

export function useHeadersForm(place: ListPlace, columns: readonly Column[]) {
  const t = useHeadersText()
  const notices = useNotices()
  const tell = useTell()
  const queries = useQueryClient()
  const stands = draftOf(columns)
  const { draft, keep, forget } = useDraft<Kept>(`headers.${place.module}`, { stands, chosen: null })
  const chosen = draft.chosen ?? stands
  const choose = (next: Draft | null) => keep((now) => ({ ...now, chosen: next }))
  const cancel = () => {
    choose(null)
    forget()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: async (wish: ColumnWish) =>
      answerOf(await staffClient.transactions.saveColumns({ params: place, body: wish })),
    onSuccess: (saved) => {
      queries.setQueryData(listQueries.columns(place).queryKey, saved)
      cancel()
      notices.success(t('headers.saved'))
      void queries.invalidateQueries({ queryKey: [...listsKey, place.module] })
    },
    onError: (error) => tell({ error }),
  })
  return {
    chosen,
    isChanged: draft.chosen !== null && draft.chosen.join() !== stands.join(),
    isSaving: isPending,
    choose,
    cancel,
    reset: () => mutate({ ...wishOf(columns, chosen), reset: true }),
    save: () => mutate(wishOf(columns, chosen)),
  }
}
