import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManagedCategory } from '@wasl/contracts/web/dashboard/products.contract'
import { nameOf } from '@wasl/domain/locale'
import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { movedBy } from '../../parts/moved-by.ts'
import { useTell } from '../../desk/use-tell.ts'
import { useLocale } from '../../i18n/language.tsx'
import { categoriesKey } from './products.queries.ts'
import { useProductsText } from './products.text.ts'

/** Puts a category one place up or down, and says where it stands then. */
export function useCategoryMoves(categories: readonly ManagedCategory[]) {
  const t = useProductsText()
  const locale = useLocale()
  const queries = useQueryClient()
  const announce = useAnnounce()
  const tell = useTell()
  const seen = categories.map(({ id }) => id)
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: string[]) =>
      answerOf(await staffClient.products.categories.order({ body: { ids, seen } })),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: categoriesKey }),
  })
  return (place: number, by: 1 | -1) => {
    const moved = categories[place]
    const to = place + by
    if (isPending || !moved || to < 0 || to >= categories.length) return
    mutate([...movedBy(seen, place, by)], {
      onSuccess: () =>
        announce(
          t('shopCategories.moved', {
            name: nameOf(moved, locale),
            place: to + 1,
            count: categories.length,
          }),
        ),
    })
  }
}
