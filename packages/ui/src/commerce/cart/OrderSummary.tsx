import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import css from './OrderSummary.module.css'

export type Cost = {
  key: string
  label: ReactNode
  value: ReactNode
  /** Taken off: a voucher, a promotion. Its value carries the minus sign. */
  isSaving?: boolean
}

type Props = {
  title: string
  /** "3 items". */
  note?: ReactNode
  /** "Show order · KWD 20.250": its presence folds the summary away on phones. */
  fold?: ReactNode
  /** `<CartLines>`, `<PromoCode>`. */
  children?: ReactNode
  /** Subtotal, delivery, discount, fees. A line of zero is not drawn: leave it out. */
  costs: Cost[]
  total: { label: ReactNode; value: ReactNode }
  /** The button, and what stands under it. */
  footer?: ReactNode
}

/** What is bought and what it comes to. Folded by the browser itself, so phones need no script for it. */
export function OrderSummary({ title, note, fold, children, costs, total, footer }: Props) {
  const bill = (
    <>
      {children}
      <dl className={css.costs}>
        {costs.map(({ key, label, value, isSaving }) => (
          <div key={key} data-saving={isSaving ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
    </>
  )
  return (
    <section className={css.summary} aria-label={title} data-box="summary" data-edge="">
      {fold ? (
        <details className={css.fold}>
          <summary>
            <span>{fold}</span>
            <ChevronDownIcon />
          </summary>
          <div className={css.inside}>
            <Head title={title} note={note} />
            {bill}
          </div>
        </details>
      ) : (
        <>
          <Head title={title} note={note} />
          {bill}
        </>
      )}
      {footer && <div className={css.footer}>{footer}</div>}
    </section>
  )
}

function Head({ title, note }: { title: string; note: ReactNode }) {
  return (
    <div className={css.head}>
      <h2>{title}</h2>
      {note && <span>{note}</span>}
    </div>
  )
}
