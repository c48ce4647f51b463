import type { VoucherState } from '@wasl/contracts/lists/vouchers'
import type { ManagedVoucher } from '@wasl/contracts/web/dashboard/products.contract'
import { Progress } from '@wasl/ui/data/Progress'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { PauseIcon } from '@wasl/ui/icons/PauseIcon'
import { CalendarIcon } from '@wasl/ui/icons/CalendarIcon'
import { StatusBadge, type Tone } from '@wasl/ui/money/StatusBadge'
import type { ReactNode } from 'react'
import { Dots } from '@wasl/ui/text/Dots'
import { useVoucherWords } from './use-voucher-words.ts'
import css from './Vouchers.module.css'
import { useVouchersText } from './vouchers.text.ts'

type Props = { voucher: ManagedVoucher; currency: string }

/** What stands in a row, by its column. */
export function VoucherCells({ of, ...props }: Props & { of: keyof typeof cells }) {
  const Cell = cells[of]
  return <Cell {...props} />
}

const cells = { gives: Gives, used: Used, until: Until, state: State }

function Gives({ voucher, currency }: Props) {
  const { worthOf, termsOf } = useVoucherWords(currency)
  const terms = termsOf(voucher)
  return (
    <span className={css.cell}>
      <span>{worthOf(voucher)}</span>
      {terms.length > 0 && (
        <span className={css.small}>
          <Dots>{terms}</Dots>
        </span>
      )}
    </span>
  )
}

/** Tells when little is left: from nine tenths on. */
function Used({ voucher: { code, used, kept, usageLimit } }: Props) {
  const t = useVouchersText()
  const taken = used + kept
  const says =
    usageLimit === null
      ? t('shopVouchers.usedTimes', { n: used })
      : t('shopVouchers.usedOf', { used: String(used), limit: String(usageLimit) })
  return (
    <span className={css.cell}>
      <span>{says}</span>
      {usageLimit !== null && (
        <span className={css.meter}>
          <Progress
            label={t('shopVouchers.meter', { code })}
            value={taken}
            of={usageLimit}
            note={says}
            tone={taken >= usageLimit ? 'danger' : taken * 10 >= usageLimit * 9 ? 'warning' : 'plain'}
            isBare
          />
        </span>
      )}
      {kept > 0 && <span className={css.small}>{t('shopVouchers.kept', { n: kept })}</span>}
    </span>
  )
}

function Until({ voucher: { endsAt }, currency }: Props) {
  const t = useVouchersText()
  const { dayOf } = useVoucherWords(currency)
  return endsAt === null ? <span className={css.small}>{t('shopVouchers.noEnd')}</span> : dayOf(endsAt)
}

const looks: Readonly<Record<VoucherState, { tone: Tone; icon: ReactNode }>> = {
  active: { tone: 'success', icon: <CircleCheckIcon size={14} /> },
  scheduled: { tone: 'info', icon: <ClockIcon size={14} /> },
  used_up: { tone: 'warning', icon: <CircleXIcon size={14} /> },
  ended: { tone: 'neutral', icon: <CalendarIcon size={14} /> },
  off: { tone: 'neutral', icon: <PauseIcon size={14} /> },
}

function State({ voucher: { state, startsAt }, currency }: Props) {
  const { dayOf } = useVoucherWords(currency)
  const t = useVouchersText()
  return (
    <StatusBadge {...looks[state]}>
      {t(`shopVouchers.state.${state}`, { date: startsAt === null ? '' : dayOf(startsAt) })}
    </StatusBadge>
  )
}
