import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManagedProduct, ProductPatch } from '@wasl/contracts/web/dashboard/products.contract'
import { nameOf } from '@wasl/domain/locale'
import { answerOf } from '../../base/session/answer-of.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'
import { useLocale } from '../../i18n/language.tsx'
import { productsKey } from './products.queries.ts'
import { useProductsText } from './products.text.ts'

type Changes = Omit<ProductPatch, 'revision'>

/** Changes one value of a product at once. `back` is what puts it back: offered in the notice. */
export function usePatch(product: ManagedProduct) {
  const t = useProductsText()
  const name = nameOf(product, useLocale())
  const queries = useQueryClient()
  const notices = useNotices()
  const tell = useTell()
  const send = async ({ changes, revision }: { changes: Changes; revision: number }) =>
    answerOf(await staffClient.products.patch({ params: { id: product.id }, body: { ...changes, revision } }))
  const { mutateAsync, isPending } = useMutation({
    mutationFn: send,
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: productsKey }),
  })
  /** Whether it was saved. */
  const patch = async (changes: Changes, back: Changes): Promise<boolean> => {
    const saved = await mutateAsync({ changes, revision: product.revision }).catch(() => null)
    if (saved === null) return false
    notices.success(t('products.saved', { name }), {
      about: `product ${product.id}`,
      undo: {
        label: t('products.undo'),
        onUndo: () => void mutateAsync({ changes: back, revision: saved.revision }).catch(() => null),
      },
    })
    return true
  }
  return { patch, isPending }
}
