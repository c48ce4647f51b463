import { useQuery } from '@tanstack/react-query'
import type { Rule, Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { Button } from '@wasl/ui/actions/Button'
import { Dots } from '@wasl/ui/text/Dots'
import { ShieldCheckIcon } from '@wasl/ui/icons/ShieldCheckIcon'
import { UsersIcon } from '@wasl/ui/icons/UsersIcon'
import { useState, type ReactNode } from 'react'
import { staffClient } from '../../base/session/staff-client.ts'
import { DashboardForbidden } from '../../desk/DashboardForbidden.tsx'
import css from '../../desk/form/Area.module.css'
import { own, toggle } from '../../desk/resource/fields.tsx'
import { resource } from '../../desk/resource/resource.ts'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { useStaff } from '../../desk/staff.ts'
import { Instant } from '../../parts/Instant.tsx'
import { IdentifiersDialog } from './IdentifiersDialog.tsx'
import { restrictionsKey, rulesQuery } from './restriction.queries.ts'
import { useRestrictionText } from './restriction.text.ts'
import { emptyRule, formOf, wishOf, wrongCounts, type RuleForm } from './rule-form.ts'
import { ruleFacts } from './rule-summary.ts'
import { RuleLimits } from './RuleLimits.tsx'
import { RuleWhom } from './RuleWhom.tsx'
import { RuleWith } from './RuleWith.tsx'
import { TestDialog } from './TestDialog.tsx'

/** Who may pay how much, how often and when, at the counters and by links made there. */
export function RestrictionPage() {
  const { may } = useStaff()
  return may('restrictions.manage') ? <Restrictions /> : <DashboardForbidden />
}

const firstOf = ([first = 'KWD']: readonly string[]) => first

const Restrictions = resource({
  client: staffClient.restrictions,
  key: [...restrictionsKey, 'rules'],
  prefix: 'restriction',
  words: useRestrictionText,
  name: ({ name }) => name,
  empty: ({ page }: { page: Rules }): RuleForm => emptyRule(firstOf(page.currencies)),
  fields: [
    own(['name', 'scope', 'scopeOf', 'identifier', 'list'], RuleWhom),
    toggle('active'),
    own(
      ['currency', 'minimum', 'maximum', 'sumPerDay', 'sumPerMonth', 'paymentsPerDay', 'paymentsPerMonth'],
      RuleLimits,
    ),
    own(['currencies', 'gateways', 'days', 'opens', 'closes', 'messageEn', 'messageAr'], RuleWith),
  ],
  draftOf: (rule, { page }) => formOf(rule, firstOf(page.currencies)),
  wrong: (form, { t }) =>
    Object.fromEntries(wrongCounts(form).map((field) => [field, t('restriction.field.number')])),
  read: (form: RuleForm) => wishOf(form),
  columns: ({ t, locale, page }) => [
    {
      id: 'says',
      label: t('restriction.says'),
      cell: (rule) => (
        <span className={css.clamp}>
          <Dots>
            {ruleFacts(rule, { t, locale, known: page }).map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </Dots>
        </span>
      ),
      width: 250,
      card: 'note',
    },
    {
      id: 'hits',
      label: t('restriction.refused'),
      cell: ({ hits }) => t('restriction.hits', { n: hits }),
      width: 130,
    },
  ],
  Head: RestrictionHead,
  Details: ({ row }) => <RuleDetails rule={row} />,
  Tools: ({ row }) => row.list !== 'none' && <Identifiers rule={row} />,
})

function RestrictionHead({ actions }: { actions: ReactNode }) {
  const t = useRestrictionText()
  const { data } = useQuery(rulesQuery)
  const [isTesting, setIsTesting] = useState(false)
  return (
    <>
      <SectionHead
        title={t('restriction.title')}
        note={t('restriction.note')}
        actions={
          <>
            <Button size="row" icon={<ShieldCheckIcon size={16} />} onClick={() => setIsTesting(true)}>
              {t('restriction.test')}
            </Button>
            {actions}
          </>
        }
      />
      {data && isTesting && <TestDialog known={data} onClosed={() => setIsTesting(false)} />}
    </>
  )
}

/** How often it has refused, and whom its list has. */
function RuleDetails({ rule: { hits, lastHitAt, list, identifiers } }: { rule: Rule }) {
  const t = useRestrictionText()
  return (
    <p className={css.quiet}>
      <Dots>
        {t('restriction.hits', { n: hits })}
        {lastHitAt !== null && (
          <span>{t.rich('restriction.lastHit', { when: <Instant at={lastHitAt} /> })}</span>
        )}
        {list !== 'none' && t('restriction.listed', { n: identifiers })}
      </Dots>
    </p>
  )
}

function Identifiers({ rule }: { rule: Rule }) {
  const t = useRestrictionText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="row" variant="quiet" icon={<UsersIcon size={16} />} onClick={() => setIsOpen(true)}>
        {t('restriction.identifiers')}
      </Button>
      {isOpen && <IdentifiersDialog rule={rule} onClosed={() => setIsOpen(false)} />}
    </>
  )
}
