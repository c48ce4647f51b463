import { Card } from '@wasl/ui/layout/Card'
import { Stack } from '@wasl/ui/layout/Stack'
import { usePageFacts } from '../base/page-context.tsx'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import css from './result/NextStep.module.css'
import { useAttemptText } from './result/attempt.text.ts'

/** Beside an outcome that leaves somebody with a question. */
export function HelpCard() {
  const t = useAttemptText()
  const merchant = useMerchantName()
  if (!usePageFacts().merchant.phone) return null
  return (
    <div data-print="hide">
      <Card title={t('attempt.help')}>
        <Stack gap={12}>
          <p className={css.words}>{t('attempt.helpText', { merchant })}</p>
          <CallMerchant />
        </Stack>
      </Card>
    </div>
  )
}
