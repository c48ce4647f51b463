import type { ProductsAsked } from '@wasl/contracts/web/catalogue/shop-page'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { ChevronLeftIcon } from '@wasl/ui/icons/ChevronLeftIcon'
import { ChevronRightIcon } from '@wasl/ui/icons/ChevronRightIcon'
import { useLocale } from '../../i18n/language.tsx'
import { useShopText } from '../shop.text.ts'
import { listAddress } from './list-address.ts'
import css from './ListPages.module.css'

/** `asOf` is that of the page that is shown. */
type Props = { asked: ProductsAsked; asOf: string; pages: number }

export function ListPages({ asked, asOf, pages }: Props) {
  const t = useShopText()
  const locale = useLocale()
  if (pages < 2) return null
  const { page } = asked
  return (
    <nav className={css.pages} aria-label={t('shop.pages')}>
      {page > 1 && (
        <ButtonLink href={listAddress(locale, asked, { page: page - 1, asOf })} icon={<ChevronLeftIcon />}>
          {t('shop.previous')}
        </ButtonLink>
      )}
      <span aria-current="page">{t('shop.page', { page })}</span>
      {page < pages && (
        <ButtonLink href={listAddress(locale, asked, { page: page + 1, asOf })} icon={<ChevronRightIcon />}>
          {t('shop.next')}
        </ButtonLink>
      )}
    </nav>
  )
}
