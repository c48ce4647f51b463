import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { CustomerPage } from '../app/shell/CustomerPage.tsx'
import { useLocale } from '../i18n/language.tsx'
import type { NextTarget } from '../page-data.ts'
import { useAttemptText } from './attempt.text.ts'

type Props = { load: AttemptLoad; next: NextTarget | null }

export function AttemptPage({ load }: Props) {
  const t = useAttemptText()
  const locale = useLocale()
  if (load.kind === 'notFound') {
    return (
      <CustomerPage columns="single" unit={load.unit}>
        <h1>{t('attempt.notFound')}</h1>
      </CustomerPage>
    )
  }
  const { attempt } = load
  return (
    <CustomerPage columns="result" unit={attempt.unit} header={attempt.header}>
      <h1>
        {t(
          attempt.view === 'success'
            ? 'attempt.thanks'
            : attempt.view === 'waiting'
              ? 'attempt.waiting'
              : 'attempt.oops',
        )}
      </h1>
      <p>{attempt.message && pick(attempt.message, locale)}</p>
    </CustomerPage>
  )
}
