import { useMutation, useQueryClient } from '@tanstack/react-query'
import { nameOf } from '@wasl/domain/locale'
import { reorder } from '@wasl/ui/table/columns/reorder.ts'
import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'
import { useLocale } from '../../i18n/language.tsx'
import { bannersKey, categoriesKey } from './products.queries.ts'
import { useProductsText } from './products.text.ts'

export type Placed = { id: string; nameEn: string; nameAr: string }
export type Ordered = 'categories' | 'banners'

/** Puts one at another place of the shop's order, and says where it stands then. */
export function usePlaceMoves(of: Ordered, rows: readonly Placed[]) {
  const t = useProductsText()
  const locale = useLocale()
  const queries = useQueryClient()
  const announce = useAnnounce()
  const tell = useTell()
  const seen = rows.map(({ id }) => id)
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: string[]): Promise<unknown> =>
      answerOf(await staffClient.products[of].order({ body: { ids, seen } })),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: of === 'banners' ? bannersKey : categoriesKey }),
  })
  return (from: number, to: number) => {
    const moved = rows[from]
    if (isPending || !moved || to < 0 || to >= rows.length || to === from) return
    mutate([...reorder(seen, from, to)], {
      onSuccess: () =>
        announce(
          t('shopCategories.moved', { name: nameOf(moved, locale), place: to + 1, count: rows.length }),
        ),
    })
  }
}
