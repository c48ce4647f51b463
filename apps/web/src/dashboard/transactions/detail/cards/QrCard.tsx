import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { isPayable, parseTransactionState } from '@wasl/domain/states'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/text/Ltr'
import { QrPlate } from '@wasl/ui/money/QrPlate'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useAppText } from '../../../../base/base.text.ts'
import { paths } from '../../../../base/paths.ts'
import { useLocale } from '../../../../i18n/language.tsx'
import css from '../Detail.module.css'
import { useDetailText } from '../detail.text.ts'
import { isLinkShut } from '../is-link-shut.ts'

/**
 * DET-04: green for money that is there, red otherwise, and the same in words (S1 §2). Nothing while the link takes no
 * payment because money did not match.
 */
export function QrCard({ transaction }: { transaction: TransactionShown }) {
  const t = useDetailText()
  const stateName = useAppText()
  const locale = useLocale()
  const { id, border, qrCode, payUrl, receipt } = transaction
  const state = parseTransactionState(transaction.state)
  const caption = state === 'other' || isPayable(state) ? t('detail.unpaid') : stateName(`app.state.${state}`)
  if (qrCode === null || isLinkShut(transaction)) return null
  return (
    <Card label={t('detail.qr')}>
      <QrPlate mark={{ tone: border, caption }} code={<img src={qrCode} alt={t('detail.qrLabel')} />}>
        <p className={css.url}>
          <Ltr>{payUrl[locale]}</Ltr>
        </p>
      </QrPlate>
      <div className={css.actions} data-print="hide">
        <CopyButton text={payUrl[locale]} label={t('detail.copyLink')} copiedLabel={t('detail.copied')} />
        <ButtonLink href={paths.qrFile(id)} download size="row" icon={<DownloadIcon size={16} />}>
          <VisuallyHidden>{t('detail.svg')}</VisuallyHidden>
          <span aria-hidden="true">SVG</span>
        </ButtonLink>
        {receipt && (
          <ButtonLink href={receipt[locale]} size="row" icon={<DownloadIcon size={16} />}>
            {t('detail.receipt')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
