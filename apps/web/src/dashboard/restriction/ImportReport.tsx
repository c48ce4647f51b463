import type { ImportReport as Report } from '@wasl/contracts/web/dashboard/restriction.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import css from './Restriction.module.css'
import { useRestrictionText } from './restriction.text.ts'

/** What became of each line: those that were not taken stand with their number and the reason. */
export function ImportReport({ report }: { report: Report }) {
  const t = useRestrictionText()
  const { added, known, rejected, rejectedCount } = report
  return (
    <Alert
      tone={rejectedCount > 0 ? 'warning' : 'success'}
      isUrgent
      title={
        <Dots>
          {t('restriction.list.added', { n: added })}
          {known > 0 && t('restriction.list.known', { n: known })}
        </Dots>
      }
    >
      {rejectedCount > 0 && (
        <>
          <p>{t('restriction.list.rejected', { n: rejectedCount })}</p>
          <ul className={css.lines}>
            {rejected.map(({ line, value, detail }) => (
              <li key={line} className={css.line}>
                <span>
                  {t('restriction.list.line', { line })}: <Ltr>{value}</Ltr>
                </span>
                <span>{detail}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
