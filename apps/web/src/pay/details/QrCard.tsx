import { isPayable, parseTransactionState } from '@wasl/domain/states'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { QrPlate } from '@wasl/ui/money/QrPlate'
import { Scripted } from '@wasl/ui/page/Scripted'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useState } from 'react'
import { useAppText } from '../../base/base.text.ts'
import { loadChunk } from '../../base/load-chunk.ts'
import { paths } from '../../base/paths.ts'
import css from './DetailsView.module.css'
import type { ShownPage } from './DetailsView.tsx'
import { useDetailsText } from './details.text.ts'

/** S1 §2: green for money that is there, red otherwise, and the same in words. */
export function QrCard({ page, qrCode }: { page: ShownPage; qrCode: string }) {
  const t = useDetailsText()
  const stateName = useAppText()
  const file = paths.qrFile(page.transactionId)
  const state = parseTransactionState(page.state)
  const isUnpaid = state === 'other' || isPayable(state)
  const caption = isUnpaid ? t('details.unpaid') : stateName(`app.state.${state}`)

  const [saving, setSaving] = useState<'none' | 'pending' | 'failed'>('none')

  const savePng = async () => {
    setSaving('pending')
    try {
      const { saveAsPng } = await loadChunk(() => import('./save-as-png.ts'))
      await saveAsPng(file, `qr-${page.transactionId}.png`)
      setSaving('none')
    } catch {
      // Neither the script nor the picture says more than that it did not come.
      setSaving('failed')
    }
  }

  return (
    <div className={css.qr}>
      <QrPlate
        size="large"
        mark={{ tone: page.border, caption }}
        code={<img src={qrCode} alt={t('details.qrLabel')} width={282} height={282} />}
      />
      <p>{t('details.scan')}</p>
      <p>
        <Ltr>{page.payUrl}</Ltr>
      </p>
      <div className={css.files} data-print="hide">
        <ButtonLink href={file} download size="row" isWide icon={<DownloadIcon />}>
          <VisuallyHidden>{t('details.svg')}</VisuallyHidden>
          <span aria-hidden="true">SVG</span>
        </ButtonLink>
        <Scripted>
          <Button
            size="row"
            isWide
            icon={<DownloadIcon />}
            isPending={saving === 'pending'}
            onClick={() => void savePng()}
          >
            <VisuallyHidden>{t('details.png')}</VisuallyHidden>
            <span aria-hidden="true">PNG</span>
          </Button>
        </Scripted>
      </div>
      {saving === 'failed' && (
        <Alert tone="danger" isUrgent>
          {t('details.unreachable')}
        </Alert>
      )}
    </div>
  )
}
