import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { Button } from '@wasl/ui/actions/Button'
import { useEffect, useState } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { lateDelivery } from '../../pay/late-delivery.ts'
import { PayPage } from '../../pay/PayPage.tsx'
import { CounterBar } from '../../pos/CounterBar.tsx'
import { CounterShare } from '../../pos/CounterShare.tsx'
import { counterQuery, requestedQuery } from '../../pos/pos.queries.ts'
import { usePosText } from '../../pos/pos.text.ts'
import { paths } from '../../base/paths.ts'
import { AbovePage } from '../../base/page/above-page.ts'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { PosLoading } from './PosLoading.tsx'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { PosNotFound } from './PosNotFound.tsx'

/** `pos/pay/{transaction_id}`: the code for the payer, or the pay page itself on this device. */
export function PosPay() {
  const t = usePosText()
  const locale = useLocale()
  const navigate = useNavigate()
  const { id = '' } = useParams({ strict: false })
  const [here, setHere] = useState<PayPageLoad | null>(null)
  const { data: load, error, refetch } = useQuery({ ...requestedQuery(id), enabled: here === null })
  const { data: counter } = useQuery(counterQuery(null))
  useDocumentTitle(t('pos.title'))
  const paidAttempt = load?.kind === 'alreadyPaid' ? load.attemptId : null
  useEffect(() => {
    if (paidAttempt !== null)
      void navigate({ href: paths.counterAttempt(locale, paidAttempt), replace: true })
  }, [paidAttempt, locale, navigate])

  const backToCode = (
    <Button variant="quiet" size="row" onClick={() => setHere(null)}>
      {t('pos.backToCode')}
    </Button>
  )
  if (here !== null)
    return (
      <AbovePage value={<CounterBar>{backToCode}</CounterBar>}>
        <PayPage load={here} form={formless()} delivery={lateDelivery} />
      </AbovePage>
    )
  if (!load && error) return <StaffFailed kind="page" error={error} onRetry={() => void refetch()} />
  if (!load || paidAttempt !== null) return <PosLoading />
  if (load.kind === 'notFound') return <PosNotFound />
  if (load.kind !== 'payable')
    return (
      <AbovePage value={<CounterBar />}>
        <PayPage load={load} form={formless()} delivery={lateDelivery} />
      </AbovePage>
    )
  return (
    <AbovePage value={<CounterBar />}>
      <CustomerPage columns="single" unit={load.page.bill.unit} {...(counter && { header: counter.header })}>
        <CounterShare page={load.page} onHere={() => setHere(withHeader(load))} />
      </CustomerPage>
    </AbovePage>
  )

  function withHeader(payable: Extract<PayPageLoad, { kind: 'payable' }>): PayPageLoad {
    if (!counter) return payable
    const { page } = payable
    return { ...payable, page: { ...page, bill: { ...page.bill, header: counter.header } } }
  }
}

/** There is always script here: nobody presses the plain form. */
const formless = () => ({ token: '', idempotencyKey: crypto.randomUUID(), notice: null })
