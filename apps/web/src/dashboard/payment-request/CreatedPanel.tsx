import { useRouter } from '@tanstack/react-router'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { Dots } from '@wasl/ui/text/Dots'
import { ExternalLinkIcon } from '@wasl/ui/icons/ExternalLinkIcon'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/text/Ltr'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { ShareMenu } from '@wasl/ui/overlays/menus/ShareMenu'
import { QrPlate } from '@wasl/ui/money/QrPlate'
import { drawQr } from '@wasl/ui/scan/qr-drawing.ts'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useEffect } from 'react'
import css from './Create.module.css'
import { useRequestText } from './request.text.ts'
import type { Made } from './use-request-form.ts'

/** The link, in every way it can be handed on; then the next request. */
export function CreatedPanel({ made: { created, form, phone, isSent } }: { made: Made }) {
  const t = useRequestText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const { history } = useRouter()
  const { id, payUrl, amount, currency, expiresAt } = created
  useEffect(() => {
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [])
  const text = t('newRequest.done.text', { merchant, amount: moneyText(amount, currency, locale) })
  const isTold = isSent && Object.values(form.told).some((events) => events.includes('created'))
  const code = drawQr(payUrl)
  const drawn = { role: 'img', 'aria-label': t('newRequest.done.qr') }
  const home = staffPaths.createRequest(locale)
  return (
    <div className={css.page}>
      <SectionHead
        title={t('newRequest.created.title')}
        note={
          <Dots>
            <Ltr>{id}</Ltr>
            <Amount of={{ amount, currency }} />
          </Dots>
        }
      />
      <div className={css.done}>
        <Alert tone="success" isUrgent>
          {t(isTold ? 'newRequest.done.sent' : 'newRequest.done.made')}
        </Alert>
        <Card title={t('newRequest.done.link')}>
          <div className={css.list}>
            <QrPlate
              mark={{ tone: 'bad', caption: t('newRequest.done.unpaid') }}
              code={
                <svg viewBox={`0 0 ${code.side} ${code.side}`} width={176} height={176} {...drawn}>
                  <path d={code.path} />
                </svg>
              }
            >
              {expiresAt && (
                <p className={css.note}>
                  {t.rich('newRequest.done.until', { time: <Instant at={expiresAt} /> })}
                </p>
              )}
            </QrPlate>
            <p className={css.link}>
              <Ltr>{payUrl}</Ltr>
            </p>
            <div className={css.actions}>
              <CopyButton
                text={payUrl}
                label={t('newRequest.done.copy')}
                copiedLabel={t('newRequest.done.copied')}
              />
              <ShareMenu
                shared={{ url: payUrl, title: t('newRequest.done.subject', { merchant }), text }}
                {...(phone !== null && { phone })}
                {...(form.email && { email: form.email })}
                words={{
                  share: t('newRequest.done.share'),
                  device: t('newRequest.done.device'),
                  whatsApp: t('newRequest.done.whatsApp'),
                  email: t(form.email ? 'newRequest.done.email' : 'newRequest.done.emailUnaddressed'),
                  copy: t('newRequest.done.copy'),
                  copied: t('newRequest.done.copied'),
                }}
              />
              <ButtonLink href={payUrl} target="_blank" size="row" icon={<ExternalLinkIcon size={16} />}>
                {t('newRequest.done.open')}
              </ButtonLink>
            </div>
          </div>
        </Card>
        <div className={css.actions}>
          <Button
            variant="primary"
            icon={<PlusIcon size={16} />}
            onClick={() => history.push(`${home}?new=${encodeURIComponent(id)}`)}
          >
            {t('newRequest.done.another')}
          </Button>
          <ButtonLink href={`${home}?like=${encodeURIComponent(id)}`}>
            {t('newRequest.done.alike')}
          </ButtonLink>
          <ButtonLink
            href={`${staffPaths.transactions(locale, 'payment-request')}/${encodeURIComponent(id)}`}
          >
            {t('newRequest.done.detail')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
