import { Amount } from '../../parts/Amount.tsx'
import { useStockText } from './stock.text.ts'

/** Pieces, or an amount; null is unlimited. */
export function StockCount({ of, currency }: { of: string | null; currency: string | null }) {
  const t = useStockText()
  if (of === null) return t('shopStock.unlimited')
  return currency === null ? of : <Amount of={{ amount: of, currency }} />
}
