import type { StockPool } from '@wasl/contracts/web/dashboard/products.contract'
import { Button } from '@wasl/ui/actions/Button'
import { TextField } from '@wasl/ui/inputs/TextField'
import { Alert } from '@wasl/ui/notices/Alert'
import { useState } from 'react'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import area from '../../desk/form/Area.module.css'
import { useSaving } from '../../desk/form/use-saving.ts'
import { stockKey } from './products.queries.ts'
import { useStockText } from './stock.text.ts'
import css from './Vouchers.module.css'

const { stock } = staffClient.products

/** What a person may do with a pool: settle it, change its limit, stop or resume its sale. */
export function PoolActions({ pool }: { pool: StockPool }) {
  const t = useStockText()
  const notices = useNotices()
  const saving = useSaving(stockKey)
  const [reason, setReason] = useState('')
  const [limit, setLimit] = useState(pool.capacity ?? '')
  const [isBelow, setIsBelow] = useState(false)
  const params = { id: pool.id }
  const told = (done: unknown, says: string) => {
    if (done === null) return
    setReason('')
    setIsBelow(false)
    notices.success(says)
  }
  const settle = async () => {
    const body = { reason, sold: pool.sold.counter, kept: pool.kept.counter }
    told(await saving.save(() => stock.settle({ params, body })), t('shopStock.settled'))
  }
  const change = async (close: boolean) => {
    const answer = { code: '' }
    const done = await saving.save(async () => {
      const got = await stock.limit({ params, body: { limit, reason, close } })
      if (got.status === 409) answer.code = got.body.code
      return got
    })
    setIsBelow(answer.code === 'below')
    told(done, t('shopStock.limited'))
  }
  const setOpen = async (open: boolean) => {
    const done = await saving.save(() => stock.open({ params, body: { open } }))
    told(done, t(open ? 'shopStock.resumed' : 'shopStock.stopped'))
  }
  return (
    <section className={css.uses}>
      {saving.problem && <Alert tone="danger">{saving.problem}</Alert>}
      <div className={area.pair}>
        <TextField
          label={t('shopStock.newLimit')}
          hint={t('shopStock.newLimitHint')}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={32}
          value={limit}
          onChange={(event) => {
            setIsBelow(false)
            setLimit(event.target.value)
          }}
          problem={saving.problemOf('limit')}
        />
        <TextField
          label={t('shopStock.reason')}
          hint={t('shopStock.reasonHint')}
          autoComplete="off"
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          problem={saving.problemOf('reason')}
        />
      </div>
      <div className={css.buttons}>
        {!pool.agrees && (
          <Button size="row" variant="primary" isPending={saving.isSaving} onClick={() => void settle()}>
            {t('shopStock.settle')}
          </Button>
        )}
        <Button size="row" isPending={saving.isSaving} onClick={() => void change(false)}>
          {t('shopStock.setLimit')}
        </Button>
        {isBelow && (
          <Button size="row" onClick={() => void change(true)}>
            {t('shopStock.closeWith', { taken: takenOf(pool) })}
          </Button>
        )}
        <Button size="row" variant="quiet" onClick={() => void setOpen(pool.isClosed)}>
          {t(pool.isClosed ? 'shopStock.resume' : 'shopStock.stop')}
        </Button>
      </div>
    </section>
  )
}

/** Sold and in checkouts; of money in its own decimals. */
function takenOf({ sold, kept, currencyCode }: StockPool): string {
  const sum = Number(sold.counter) + Number(kept.counter)
  const decimals = currencyCode === null ? 0 : (sold.counter.split('.')[1]?.length ?? 0)
  return sum.toFixed(decimals)
}
