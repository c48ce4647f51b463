import type { Verdict } from '@wasl/contracts/web/dashboard/restriction.contract'
import { pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/Alert'
import { Dots } from '@wasl/ui/Dots'
import css from '../../desk/form/Area.module.css'
import { useLocale } from '../../i18n/language.tsx'
import own from './Restriction.module.css'
import { useRestrictionText } from './restriction.text.ts'

/** The decision, whose it is, and what every other rule said. */
export function TestVerdict({ verdict }: { verdict: Verdict }) {
  const t = useRestrictionText()
  const locale = useLocale()
  const { decision, messageEn, messageAr, decidedBy, rules } = verdict
  const passes = decision === 'passes'
  const inLocale = (en: string | null, ar: string | null) => pick({ en: en ?? '', ar: ar ?? '' }, locale)
  const message = inLocale(messageEn, messageAr)
  const decider = rules.find(({ id }) => id === decidedBy)?.name ?? ''
  return (
    <>
      <Alert
        tone={passes ? 'success' : 'danger'}
        isUrgent
        title={passes ? t('restriction.test.passes') : t('restriction.test.refuses', { name: decider })}
      >
        {message && t('restriction.test.told', { message })}
      </Alert>
      <ul className={own.verdicts} aria-label={t('restriction.rules')}>
        {rules.map((rule) => (
          <li key={rule.id} className={own.verdict} data-decides={rule.id === decidedBy ? '' : undefined}>
            <strong>
              <bdi>{rule.name}</bdi>
            </strong>
            <span className={css.quiet}>
              <Dots>
                {t(`restriction.test.verdict.${rule.verdict}`)}
                {inLocale(rule.reasonEn, rule.reasonAr)}
              </Dots>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
