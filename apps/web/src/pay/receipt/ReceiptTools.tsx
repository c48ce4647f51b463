import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { PrinterIcon } from '@wasl/ui/icons/PrinterIcon'
import { TicketIcon } from '@wasl/ui/icons/TicketIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Stack } from '@wasl/ui/layout/Stack'
import { Scripted } from '@wasl/ui/page/Scripted'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Questions } from '../../parts/Questions.tsx'
import { useAttemptText } from '../result/attempt.text.ts'
import { useReceiptText } from './receipt.text.ts'

export function ReceiptTools({ attempt: { id, receiptUrl, ticketsUrl } }: { attempt: Attempt }) {
  const t = useReceiptText()
  const ofAttempt = useAttemptText()
  const locale = useLocale()
  return (
    <>
      <Card title={t('receipt.record')}>
        <Stack gap={12}>
          {receiptUrl && (
            <ButtonLink
              href={receiptUrl[locale]}
              download
              variant="primary"
              size="pay"
              icon={<DownloadIcon />}
              isWide
            >
              {t('receipt.download')}
            </ButtonLink>
          )}
          {ticketsUrl && (
            <ButtonLink href={ticketsUrl} download icon={<TicketIcon />} isWide>
              {ofAttempt('attempt.tickets')}
            </ButtonLink>
          )}
          <Scripted>
            <Button icon={<PrinterIcon />} isWide onClick={() => window.print()}>
              {t('receipt.print')}
            </Button>
          </Scripted>
          <ButtonLink href={paths.attempt(locale, id)} variant="quiet" isWide>
            {t('receipt.back')}
          </ButtonLink>
        </Stack>
      </Card>
      <Questions />
    </>
  )
}
