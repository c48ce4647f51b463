import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import { EmptyBox } from '@wasl/ui/art/EmptyBox'
import { LostPath } from '@wasl/ui/art/LostPath'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { paths } from '../../base/paths.ts'
import type { PageOf } from '../../base/public-page.ts'
import { useLocale } from '../../i18n/language.tsx'
import { CallMerchant } from '../../parts/CallMerchant.tsx'
import { GoToSite } from '../../parts/GoToSite.tsx'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useAttemptText } from '../result/attempt.text.ts'
import { hasReceipt, receiptTitle } from './receipt-title.ts'
import { ReceiptPaper } from './ReceiptPaper.tsx'
import { ReceiptTools } from './ReceiptTools.tsx'
import { useReceiptText } from './receipt.text.ts'
import css from './ReceiptPage.module.css'

/** The receipt of one attempt: paper to read, to print and to save. */
export function ReceiptPage({ page: { load } }: { page: PageOf<'receipt'> }) {
  const t = useReceiptText()
  const ofAttempt = useAttemptText()
  const { key, values } = receiptTitle(load)
  useDocumentTitle(key === 'attempt.notFound' ? ofAttempt(key) : t(key, values))
  if (load.kind === 'notFound') return <Missing unit={load.unit} />
  if (!hasReceipt(load)) return <NoReceipt attempt={load.attempt} />
  return (
    <CustomerPage columns="result" unit={load.attempt.unit} header={load.attempt.header}>
      <ReceiptPaper attempt={load.attempt} />
      <aside className={css.aside} data-print="hide">
        <ReceiptTools attempt={load.attempt} />
      </aside>
    </CustomerPage>
  )
}

type Loaded = Extract<AttemptLoad, { kind: 'attempt' }>['attempt']

function NoReceipt({ attempt: { id, unit, header } }: { attempt: Loaded }) {
  const t = useReceiptText()
  const locale = useLocale()
  return (
    <CustomerPage columns="single" unit={unit} header={header}>
      <StatePage
        drawing={<EmptyBox />}
        title={t('receipt.none')}
        actions={
          <ButtonLink href={paths.attempt(locale, id)} variant="primary" size="pay" isWide>
            {t('receipt.seePayment')}
          </ButtonLink>
        }
      >
        <p>{t('receipt.noneText')}</p>
      </StatePage>
    </CustomerPage>
  )
}

function Missing({ unit }: { unit: Loaded['unit'] | null }) {
  const t = useAttemptText()
  const merchant = useMerchantName()
  return (
    <CustomerPage columns="single" unit={unit}>
      <StatePage
        drawing={<LostPath />}
        title={t('attempt.notFound')}
        actions={
          <>
            <CallMerchant variant="primary" size="pay" />
            <GoToSite />
          </>
        }
      >
        <p>{t('attempt.notFoundText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
