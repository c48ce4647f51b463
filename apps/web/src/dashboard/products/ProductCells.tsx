import type { ManagedProduct } from '@wasl/contracts/web/dashboard/products.contract'
import { latinDigits } from '@wasl/domain/digits'
import { nameOf } from '@wasl/domain/locale'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { PauseIcon } from '@wasl/ui/icons/PauseIcon'
import { RotateCcwIcon } from '@wasl/ui/icons/RotateCcwIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Pill } from '@wasl/ui/money/Pill'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useLocale } from '../../i18n/language.tsx'
import { useAreaText } from '../../desk/form/area.text.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import css from './Products.module.css'
import { useProductsText } from './products.text.ts'
import { RowField } from './RowField.tsx'
import { usePatch } from './use-patch.ts'

const dayMs = 86_400_000

type Props = { of: 'price' | 'stock' | 'visible'; product: ManagedProduct; currency: string }

/** What of a product is changed in its row. */
export function ProductCells({ of, product, currency }: Props) {
  switch (of) {
    case 'price':
      return <PriceCell product={product} currency={currency} />
    case 'stock':
      return <StockCell product={product} />
    case 'visible':
      return <VisibleCell product={product} />
  }
}

/** The sale price where there is one now, else the price: what a customer pays is what is changed. */
function PriceCell({ product, currency }: { product: ManagedProduct; currency: string }) {
  const t = useProductsText()
  const name = nameOf(product, useLocale())
  const { patch, isPending } = usePatch(product)
  const { price, priceWithDiscount, isDiscounted } = product
  const isSale = isDiscounted && priceWithDiscount !== null
  const field = isSale ? 'priceWithDiscount' : 'price'
  const start = isSale ? priceWithDiscount : price
  const what = t(`products.${field}`)
  return (
    <span className={css.cell}>
      <RowField
        label={t('products.field', { what, name })}
        edit={t('products.edit', { what, name })}
        shown={<Amount of={{ amount: start, currency }} />}
        start={start}
        isPending={isPending}
        onSave={(text) => patch({ [field]: latinDigits(text) }, { [field]: start })}
      />
      {isSale && (
        <s className={css.quiet}>
          <Ltr>{price}</Ltr>
        </s>
      )}
    </span>
  )
}

function StockCell({ product }: { product: ManagedProduct }) {
  const t = useProductsText()
  const name = nameOf(product, useLocale())
  const { patch, isPending } = usePatch(product)
  const { shelf, kept, soldOutUntil, stockState } = product
  const isPaused = soldOutUntil !== null && stockState === 'sold_out'
  const what = t('products.stock')
  const count = (text: string): number | null => (text === '' ? null : Number(latinDigits(text)))
  return (
    <span className={css.cell}>
      <span className={css.line}>
        <RowField
          label={t('products.field', { what, name })}
          edit={t('products.edit', { what, name })}
          shown={shelf === null ? t('products.unlimited') : <Ltr>{String(shelf)}</Ltr>}
          start={shelf === null ? '' : String(shelf)}
          isPending={isPending}
          problemOf={(text) => (/^\d{0,6}$/.test(latinDigits(text)) ? null : t('products.unread'))}
          onSave={(text) =>
            patch({ stock: { from: shelf, to: count(text) } }, { stock: { from: count(text), to: shelf } })
          }
        />
        <IconButton
          label={t(isPaused ? 'products.backOnSale' : 'products.pauseSale', { name })}
          icon={isPaused ? <RotateCcwIcon size={16} /> : <PauseIcon size={16} />}
          onClick={() =>
            void patch(
              { soldOutUntil: isPaused ? null : new Date(Date.now() + dayMs).toISOString() },
              { soldOutUntil },
            )
          }
        />
      </span>
      {stockState !== 'many' && (
        <Pill size="row" tone={stockState === 'few' ? 'warning' : 'danger'}>
          {t(stockState === 'few' ? 'products.low' : 'products.soldOut')}
        </Pill>
      )}
      {isPaused && (
        <span className={css.quiet}>
          {t.rich('products.soldOutUntil', { time: <Instant at={soldOutUntil} /> })}
        </span>
      )}
      {kept > 0 && <span className={css.quiet}>{t('products.kept', { n: kept })}</span>}
    </span>
  )
}

function VisibleCell({ product }: { product: ManagedProduct }) {
  const t = useProductsText()
  const area = useAreaText()
  const name = nameOf(product, useLocale())
  const { patch, isPending } = usePatch(product)
  const { state } = product
  if (state === 'draft' || state === 'archived') return <Pill size="row">{t(`products.state.${state}`)}</Pill>
  return (
    <Switch
      label={<VisuallyHidden>{t('products.isVisible', { name })}</VisuallyHidden>}
      isOn={state === 'active'}
      isSaving={isPending}
      savingLabel={area('area.saving')}
      onChange={(isOn) => void patch({ state: isOn ? 'active' : 'hidden' }, { state })}
    />
  )
}
