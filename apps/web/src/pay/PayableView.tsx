import { useSelector } from '@xstate/react'
import { payable } from '@wasl/machines/pay/pay-context'
import { memo, Suspense, useDeferredValue, useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { ChunkBoundary } from '../base/ChunkBoundary.tsx'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { Questions } from '../parts/Questions.tsx'
import { AmountEditor } from './bill/AmountEditor.tsx'
import { BillColumn } from './bill/BillColumn.tsx'
import { billLines } from './bill/bill-lines.ts'
import { ExpiryNotice } from './ExpiryNotice.tsx'
import { PayCard } from './PayCard.tsx'
import type { DeliveryParts } from './late-delivery.ts'
import css from './PayLayout.module.css'
import type { PayActor, PayForm } from './usePayActor.ts'
import { usePayForm } from './usePayForm.ts'
import type { MoneyValue } from '@wasl/contracts/values/web'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { useLocale } from '../i18n/language.tsx'
import { usePayText } from './pay.text.ts'
import type { PayPage } from '@wasl/contracts/web/pay.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { Link } from '@wasl/ui/actions/Link'
import type { FormNotice } from '../base/page-data.ts'
import { useResultPath } from './result/useResultPath.ts'

type Props = { actor: PayActor; form: PayForm; delivery: DeliveryParts }

/** A pressed tile is painted before what follows from it: the new total, the next step and the button's words. */
export function PayableView(props: Props) {
  const snapshot = useSelector(props.actor, (now) => now)
  return <Payable {...props} snapshot={useDeferredValue(snapshot)} />
}

/** The bill, and the form that pays it: a plain form that works without script and before it arrives. */
const Payable = memo(function Payable({
  actor,
  form,
  delivery,
  snapshot,
}: Props & { snapshot: SnapshotFrom<PayActor> }) {
  const state = usePayForm(actor, form)
  const { context } = snapshot
  const { page } = payable(context) ?? {}
  if (!page) return null
  const { bill, editableAmount } = page
  const choice = context.choices.find(({ gatewayCode }) => gatewayCode === context.selected) ?? null
  const isPriced = snapshot.hasTag('priced')
  const lines = billLines(bill, choice, isPriced)

  return (
    <CustomerPage columns="pay" hasBar unit={bill.unit} header={bill.header}>
      <MustRead page={page} notice={state.notice} />
      <BillColumn
        bill={bill}
        lines={lines}
        due={
          bill.expiresAt && <ExpiryNotice expiresAt={bill.expiresAt} clockOffsetMs={context.clockOffsetMs} />
        }
        amountEditor={
          editableAmount && (
            <AmountEditor actor={actor} limits={editableAmount} bill={bill} notice={form.notice} />
          )
        }
      />
      <div className={css.card}>
        {page.delivery && (
          <ChunkBoundary>
            <Suspense>
              <delivery.Summary actor={actor} form={form} />
            </Suspense>
          </ChunkBoundary>
        )}
        <PayCard actor={actor} page={page} choice={choice} isPriced={isPriced} form={form} state={state} />
      </div>
      <div className={css.questions} data-next-frame="">
        <Questions />
      </div>
      <TotalAnnouncement total={lines.isKnown ? lines.total : null} />
    </CustomerPage>
  )
})

/** ux D4: a changed total is said politely, once it has settled for half a second. */
function TotalAnnouncement({ total }: { total: MoneyValue | null }) {
  const t = usePayText()
  const announce = useAnnounce()
  const locale = useLocale()
  const { amount = null, currency = '' } = total ?? {}
  const said = useRef(amount)
  useEffect(() => {
    if (amount === null || said.current === amount) return
    const timer = setTimeout(() => {
      said.current = amount
      announce(t('payPage.totalNow', { amount: moneyText(amount, currency, locale) }))
    }, 500)
    return () => clearTimeout(timer)
  }, [amount, currency, locale, announce, t])
  return null
}

/**
 * What a payer must have read before they press stands above everything else: further down, on a phone, it would begin
 * behind the bar that holds the button.
 */
function MustRead({ page, notice }: { page: PayPage; notice: FormNotice | null }) {
  const t = usePayText()
  const resultPath = useResultPath()
  const { liveAttemptId, liveBankUrl } = page
  if (!notice && !liveAttemptId) return null
  return (
    <div className={css.mustRead}>
      {notice && (
        <Alert tone={notice.code === 'amountChanged' ? 'info' : 'danger'} isUrgent>
          {notice.message}
        </Alert>
      )}
      {liveAttemptId && (
        <Alert
          tone="warning"
          action={
            <p className={css.ways}>
              <Link href={resultPath(liveAttemptId)}>{t('payPage.liveLink')}</Link>
              {liveBankUrl && <Link href={liveBankUrl}>{t('payPage.liveBank')}</Link>}
            </p>
          }
        >
          {t('payPage.live')}
        </Alert>
      )}
    </div>
  )
}
