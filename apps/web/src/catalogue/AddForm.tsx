import type { ProductCard } from '@wasl/contracts/web/catalogue.contract'
import type { ReactNode, SubmitEvent } from 'react'
import { usePathname } from '../base/use-pathname.ts'
import { paths } from '../base/paths.ts'
import { useAdd } from './use-add.ts'

type Props = {
  product: ProductCard
  quantity: number
  /** Why it is not as many as were typed. */
  cut?: string | null
  /** The number is a field of the form: without script it is sent as typed. */
  hasQuantityField?: boolean
  children: ReactNode
}

/** Adding is a plain form; with script the page stays. */
export function AddForm({ product, quantity, cut = null, hasQuantityField, children }: Props) {
  const add = useAdd()
  const here = usePathname()
  const press = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    add(product, quantity, cut)
  }
  return (
    <form method="post" action={paths.cartForm()} onSubmit={press}>
      <input type="hidden" name="act" value="add" />
      <input type="hidden" name="slug" value={product.slug} />
      <input type="hidden" name="price" value={product.priceWithDiscount ?? product.price} />
      <input type="hidden" name="back" value={here} />
      {!hasQuantityField && <input type="hidden" name="quantity" value={quantity} />}
      {children}
    </form>
  )
}
