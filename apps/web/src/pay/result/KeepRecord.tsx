import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { PrinterIcon } from '@wasl/ui/icons/PrinterIcon'
import { ReceiptTextIcon } from '@wasl/ui/icons/ReceiptTextIcon'
import { TicketIcon } from '@wasl/ui/icons/TicketIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Stack } from '@wasl/ui/layout/Stack'
import { Scripted } from '@wasl/ui/page/Scripted'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useAttemptText } from './attempt.text.ts'
import { Ltr } from '@wasl/ui/text/Ltr'
import { phoneText } from '../../parts/phone-text.ts'
import css from './NextStep.module.css'

/** S1 §2: both views have downloads. On success the first is the page's one primary action (RES-02); printing needs no line. */
export function KeepRecord({ attempt }: { attempt: Attempt }) {
  const { id, view, receiptUrl, ticketsUrl, attachment } = attempt
  const t = useAttemptText()
  const locale = useLocale()
  const downloads = [
    { key: 'tickets', url: ticketsUrl, label: t('attempt.tickets'), icon: <TicketIcon /> },
    { key: 'receipt', url: receiptUrl?.[locale], label: t('attempt.receipt'), icon: <DownloadIcon /> },
    {
      key: 'attachment',
      url: attachment?.url,
      label: t('attempt.attachment', { name: attachment ? pick(attachment.name, locale) : '' }),
      icon: <DownloadIcon />,
    },
  ].flatMap(({ url, ...file }) => (url ? [{ ...file, url }] : []))

  const look = (isFirst: boolean) =>
    isFirst && view === 'success'
      ? ({ variant: 'primary', size: 'pay' } as const)
      : ({ variant: 'secondary', size: 'normal' } as const)

  return (
    <div data-print="hide">
      <Card title={t('attempt.record')}>
        <Stack gap={12}>
          <WhatArrives attempt={attempt} />
          {downloads.map(({ key, url, label, icon }, position) => (
            <ButtonLink key={key} href={url} download icon={icon} {...look(position === 0)} isWide>
              {label}
            </ButtonLink>
          ))}
          {receiptUrl && (
            <ButtonLink href={paths.receipt(locale, id)} icon={<ReceiptTextIcon />} isWide>
              {t('attempt.openReceipt')}
            </ButtonLink>
          )}
          <Scripted>
            <Button
              icon={<PrinterIcon />}
              {...look(downloads.length === 0)}
              isWide
              onClick={() => window.print()}
            >
              {t('attempt.print')}
            </Button>
          </Scripted>
        </Stack>
      </Card>
    </div>
  )
}

/** RES-03: what will arrive where, and only where somebody will be told. */
function WhatArrives({ attempt: { confirmedBy, customer } }: { attempt: Attempt }) {
  const t = useAttemptText()
  return confirmedBy.map((channel) => {
    const address = channel === 'email' ? customer.email : customer.phone && phoneText(customer.phone)
    if (!address) return null
    return (
      <p key={channel} className={css.words}>
        {t.rich(`attempt.confirmedBy.${channel}`, {
          address: (
            <span className={css.address}>
              <Ltr>{address}</Ltr>
            </span>
          ),
        })}
      </p>
    )
  })
}
