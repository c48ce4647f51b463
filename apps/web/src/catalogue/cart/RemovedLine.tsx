import type { CartLine } from '@wasl/domain/cart/cart'
import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { useLocale } from '../../i18n/language.tsx'
import { useShopText } from '../shop.text.ts'
import css from './CartPage.module.css'

export type Removed = { line: CartLine; index: number; undo: () => void }

/** Removed at once, and brought back by one press for as long as the page is open. */
export function RemovedLine({ line, undo }: Removed) {
  const t = useShopText()
  const name = pick(line.details.name, useLocale()) || line.slug
  return (
    <li className={css.removed}>
      <span>{t('shop.removed', { name })}</span>
      <Button variant="quiet" size="row" icon={<Undo2Icon />} onClick={undo} data-undo={line.slug}>
        {t('shop.undo')}
      </Button>
    </li>
  )
}
