import { useQuery } from '@tanstack/react-query'
import type { PoolDetails as Details, StockPool } from '@wasl/contracts/web/dashboard/products.contract'
import { nameOf } from '@wasl/domain/locale'
import { shownOrderNumber } from '@wasl/domain/order-number'
import { Alert } from '@wasl/ui/notices/Alert'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { LoadedPart } from '../../desk/LoadedPart.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { PoolActions } from './PoolActions.tsx'
import { poolQuery } from './products.queries.ts'
import { StockCount } from './StockCount.tsx'
import { stockStrings } from './stock.strings.ts'
import { useStockText } from './stock.text.ts'
import css from './Vouchers.module.css'

/** How a pool adds up, whom it is kept for, what changed it, and what can be done. */
export function PoolDetails({ pool }: { pool: StockPool }) {
  const t = useStockText()
  const found = useQuery(poolQuery(pool.id))
  return (
    <>
      <Sum pool={found.data?.pool ?? pool} />
      <PoolActions key={pool.id} pool={found.data?.pool ?? pool} />
      <LoadedPart query={found} isEmpty={() => false} empty="">
        {(details) => (
          <>
            <section className={css.uses}>
              <h3>{t('shopStock.keptFor')}</h3>
              <Holders of={details} />
            </section>
            <section className={css.uses}>
              <h3>{t('shopStock.moves')}</h3>
              <Moves of={details} />
            </section>
          </>
        )}
      </LoadedPart>
    </>
  )
}

const rows = ['sold', 'kept'] as const
const counts = ['counter', 'byHolds', 'byLog'] as const

function Sum({ pool }: { pool: StockPool }) {
  const t = useStockText()
  const name = nameOf(pool, useLocale()) || pool.note
  const currency = pool.currencyCode
  return (
    <section className={css.uses}>
      <h3>{t('shopStock.sum')}</h3>
      {!pool.agrees && (
        <Alert tone="danger" title={t('shopStock.differs')}>
          {t('shopStock.differsText')}
        </Alert>
      )}
      <dl className={css.sum}>
        <div>
          <dt>{t('shopStock.limit')}</dt>
          <dd>
            <StockCount of={pool.capacity} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('shopStock.sold')}</dt>
          <dd>
            <StockCount of={pool.sold.counter} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('shopStock.kept')}</dt>
          <dd>
            <StockCount of={pool.kept.counter} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('shopStock.free')}</dt>
          <dd>
            <StockCount of={pool.free} currency={currency} />
          </dd>
        </div>
      </dl>
      <table className={css.counts} aria-label={t('shopStock.table', { name })}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('shopStock.sum')}</VisuallyHidden>
            </th>
            {counts.map((count) => (
              <th key={count} scope="col">
                {t(`shopStock.${count}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`shopStock.${row}`)}</th>
              {counts.map((count) => (
                <td key={count} data-differs={pool[row][count] === pool[row].counter ? undefined : ''}>
                  <StockCount of={pool[row][count]} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Holders({ of: { holders, pool } }: { of: Details }) {
  const t = useStockText()
  if (holders.length === 0) return <p className={css.small}>{t('shopStock.keptForNone')}</p>
  return (
    <ul className={css.orders}>
      {holders.map((holder) => (
        <li key={`${holder.orderId} ${holder.since}`}>
          <OrderLink {...holder} />
          <span className={css.end}>
            <StockCount of={holder.quantity} currency={pool.currencyCode} />
          </span>
          <span className={css.small}>
            {holder.until === null ? (
              t('shopStock.untilPaid')
            ) : (
              <>
                {t('shopStock.until')} <Instant at={holder.until} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function OrderLink({ orderId, number }: { orderId: string | null; number: string | null }) {
  const t = useStockText()
  const locale = useLocale()
  if (orderId === null || number === null) return <span>{t('shopStock.noOrder')}</span>
  return (
    <a href={`${staffPaths.orders(locale)}/${orderId}`}>
      <Ltr>{shownOrderNumber(number)}</Ltr>
    </a>
  )
}

type Key = keyof typeof stockStrings
const isKey = (key: string): key is Key => Object.hasOwn(stockStrings, key)

function Moves({ of: { moves, pool } }: { of: Details }) {
  const t = useStockText()
  const unsigned = (text: string) => text.replace(/^-/, '')
  const saysOf = ({ reason, sold, kept, capacity }: Details['moves'][number]): string => {
    const key = `shopStock.move.${reason}`
    if (!isKey(key)) return reason
    const n = unsigned(reason === 'committed' || reason === 'returned' ? sold : kept)
    return t(key, { n, sold, kept, limit: capacity ?? t('shopStock.unlimited') })
  }
  if (moves.length === 0) return <p className={css.small}>{t('shopStock.movesNone')}</p>
  return (
    <ol className={css.orders} aria-label={t('shopStock.moves')}>
      {moves.map((move, at) => (
        // A move has no name of its own, and the list is only ever replaced.
        <li key={`${pool.id} ${move.at} ${at}`}>
          <span>{saysOf(move)}</span>
          <span className={css.end}>
            {move.orderId !== null && <OrderLink orderId={move.orderId} number={move.number} />}
          </span>
          <span className={css.small}>
            <Dots>
              <Instant at={move.at} />
              <bdi>{move.actor}</bdi>
            </Dots>
          </span>
        </li>
      ))}
    </ol>
  )
}
