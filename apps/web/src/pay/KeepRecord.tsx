import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/Button'
import { ButtonLink } from '@wasl/ui/ButtonLink'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { PrinterIcon } from '@wasl/ui/icons/PrinterIcon'
import { ReceiptTextIcon } from '@wasl/ui/icons/ReceiptTextIcon'
import { TicketIcon } from '@wasl/ui/icons/TicketIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Stack } from '@wasl/ui/layout/Stack'
import { paths } from '../app/paths.ts'
import { useLocale } from '../i18n/language.tsx'
import { useAttemptText } from './attempt.text.ts'

/** RES-02: what there is to download, the first as the page's one primary action. Printing works from the loaded page. */
export function KeepRecord({ attempt: { id, receiptUrl, ticketsUrl, attachment } }: { attempt: Attempt }) {
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

  return (
    <div data-print="hide">
      <Card title={t('attempt.record')}>
        <Stack gap={12}>
          {downloads.map(({ key, url, label, icon }, position) => (
            <ButtonLink
              key={key}
              href={url}
              download
              icon={icon}
              variant={position === 0 ? 'primary' : 'secondary'}
              size={position === 0 ? 'pay' : 'normal'}
              isWide
            >
              {label}
            </ButtonLink>
          ))}
          {receiptUrl && (
            <ButtonLink href={paths.receipt(locale, id)} icon={<ReceiptTextIcon />} isWide>
              {t('attempt.openReceipt')}
            </ButtonLink>
          )}
          <Button
            icon={<PrinterIcon />}
            variant={downloads.length === 0 ? 'primary' : 'secondary'}
            size={downloads.length === 0 ? 'pay' : 'normal'}
            isWide
            onClick={() => window.print()}
          >
            {t('attempt.print')}
          </Button>
        </Stack>
      </Card>
    </div>
  )
}
