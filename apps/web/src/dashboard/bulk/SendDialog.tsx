import { useQuery } from '@tanstack/react-query'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Money } from '@wasl/ui/money/Money'
import { useState, type MouseEvent } from 'react'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { useLocale } from '../../i18n/language.tsx'
import css from './Bulk.module.css'
import { previewQuery } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'
import { EarlierUploads } from './EarlierUploads.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import { SendWhen } from './SendWhen.tsx'
import { useSend } from './use-send.ts'

type Props = { uploadId: string; rows: number; withFailed: boolean; onClose: () => void }

/**
 * The rehearsal: how much, to whom, in which words, when and how fast. Nothing goes before it is pressed, and what was shown
 * stays: a sending that has begun empties the file behind it.
 */
export function SendDialog({ uploadId, rows, withFailed, onClose }: Props) {
  const t = useBulkText()
  const locale = useLocale()
  const [seen, setSeen] = useState(rows)
  const preview = useQuery(previewQuery(uploadId))
  const send = useSend({
    uploadId,
    rows: seen,
    revision: preview.data?.revision,
    withFailed,
    onClose,
  })
  const { begun } = send
  const lookAgain = ({ currentTarget }: MouseEvent) => {
    // The button goes with what it answers.
    currentTarget.closest('dialog')?.querySelector('h2')?.focus()
    setSeen(rows)
    send.calm()
    void preview.refetch()
  }
  return (
    <Dialog
      kind="form"
      title={t('bulk.sendTitle')}
      closeLabel={t('bulk.close')}
      onClose={onClose}
      busyLabel={send.isBusy ? t('bulk.busy') : null}
      footer={
        <>
          <Button onClick={onClose}>{t('bulk.cancel')}</Button>
          <Button variant="primary" isPending={send.isBusy} sends={begun === null} onClick={send.press}>
            {begun ? t('bulk.toDispatch', { n: begun.number }) : t('bulk.send', { n: seen })}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <p>{t('bulk.sendIntro')}</p>
        {preview.data ? (
          <>
            <ul className={css.sums}>
              {preview.data.totals.map(({ amount, currency, rows: n }) => (
                <li key={currency}>
                  <b>
                    <Money value={amount} currency={currency} locale={locale} />
                  </b>{' '}
                  <span className={css.small}>{t('bulk.tile.requests', { n })}</span>
                </li>
              ))}
              {preview.data.channels.map(({ channel, rows: n }) => (
                <li key={channel}>{t('bulk.byChannel', { channel: channelName(channel), n })}</li>
              ))}
            </ul>
            {preview.data.messages.length > 0 && <MessagePreview preview={preview.data} />}
          </>
        ) : preview.error ? (
          <StaffFailed kind="panel" error={preview.error} onRetry={() => void preview.refetch()} />
        ) : (
          <SkeletonBlocks label={t('bulk.loading')} kind="list" />
        )}
        <EarlierUploads earlier={send.earlier} />
        {send.leftOut > 0 && !begun && <Alert tone="warning">{t('bulk.leftOut', { n: send.leftOut })}</Alert>}
        {withFailed && <Alert tone="info">{t('bulk.withFailed')}</Alert>}
        <SendWhen send={send} />
        {begun ? (
          <Alert tone="success" isUrgent>
            {t(begun.state === 'scheduled' ? 'bulk.planned' : 'bulk.begun')}
          </Alert>
        ) : (
          send.trouble && (
            <Alert
              tone="danger"
              isUrgent
              action={
                send.trouble.kind === 'changed' && (
                  <Button size="row" onClick={lookAgain}>
                    {t('bulk.lookAgain')}
                  </Button>
                )
              }
            >
              {send.trouble.kind === 'unanswered' ? t('bulk.unanswered') : send.trouble.text}
            </Alert>
          )
        )}
      </div>
    </Dialog>
  )

  function channelName(channel: string): string {
    return channel === 'email' || channel === 'sms' || channel === 'whatsapp'
      ? t(`bulk.channel.${channel}`)
      : channel
  }
}
