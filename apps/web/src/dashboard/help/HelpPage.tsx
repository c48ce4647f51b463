import { useQuery } from '@tanstack/react-query'
import { Button } from '@wasl/ui/actions/Button'
import { ErrorState } from '@wasl/ui/data/ErrorState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Card } from '@wasl/ui/layout/Card'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import css from './Help.module.css'
import { helpQuery } from './help.queries.ts'
import { useHelpText } from './help.text.ts'
import { HelpForm } from './HelpForm.tsx'

/** S2 §2 "Help and support": email, subject, message. */
export function HelpPage() {
  const t = useHelpText()
  const merchant = useMerchantName()
  const { data, error, refetch } = useQuery(helpQuery(useLocale()))
  return (
    <>
      <SectionHead title={t('help.title')} note={t('help.note', { merchant })} />
      <div className={css.page}>
        {!data && !error && <SkeletonBlocks kind="list" label={t('help.loading')} />}
        {!data && error && (
          <ErrorState
            kind="failed"
            title={t('help.failed')}
            actions={
              <Button variant="primary" onClick={() => void refetch()}>
                {t('help.retry')}
              </Button>
            }
          >
            {t('help.failedText')}
          </ErrorState>
        )}
        {data && (
          <Card>
            <HelpForm setup={data.actions.POST} />
          </Card>
        )}
      </div>
    </>
  )
}
