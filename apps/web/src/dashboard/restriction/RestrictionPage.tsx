import { useQuery } from '@tanstack/react-query'
import type { Rule, Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { Button } from '@wasl/ui/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { ShieldCheckIcon } from '@wasl/ui/icons/ShieldCheckIcon'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { useState } from 'react'
import css from '../../desk/form/Area.module.css'
import { DashboardForbidden } from '../../desk/DashboardForbidden.tsx'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { useStaff } from '../../desk/staff.ts'
import { IdentifiersDialog } from './IdentifiersDialog.tsx'
import { RemoveRule } from './RemoveRule.tsx'
import { rulesQuery } from './restriction.queries.ts'
import { useRestrictionText } from './restriction.text.ts'
import { RuleDialog } from './RuleDialog.tsx'
import { RuleRow } from './RuleRow.tsx'
import { TestDialog } from './TestDialog.tsx'

export type Open =
  | { kind: 'nothing' }
  | { kind: 'new' }
  | { kind: 'test' }
  | { kind: 'edit' | 'identifiers' | 'remove'; rule: Rule }

const nothing: Open = { kind: 'nothing' }

/** Who may pay how much, how often and when, at the counters and by links made there. */
export function RestrictionPage() {
  const { may } = useStaff()
  return may('restrictions.manage') ? <Restrictions /> : <DashboardForbidden />
}

function Restrictions() {
  const t = useRestrictionText()
  const found = useQuery(rulesQuery)
  const [open, setOpen] = useState<Open>(nothing)
  const { data } = found
  return (
    <div className={css.page}>
      <SectionHead
        title={t('restriction.title')}
        note={t('restriction.note')}
        actions={
          <>
            <Button size="row" icon={<ShieldCheckIcon size={16} />} onClick={() => setOpen({ kind: 'test' })}>
              {t('restriction.test')}
            </Button>
            <Button
              variant="primary"
              size="row"
              icon={<PlusIcon size={16} />}
              onClick={() => setOpen({ kind: 'new' })}
            >
              {t('restriction.add')}
            </Button>
          </>
        }
      />
      {data ? (
        <RuleList rules={data} onOpen={setOpen} />
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks kind="list" label={t('restriction.title')} />
      )}
      {data && <OpenDialog open={open} rules={data} onClosed={() => setOpen(nothing)} />}
    </div>
  )
}

function RuleList({ rules, onOpen }: { rules: Rules; onOpen: (open: Open) => void }) {
  const t = useRestrictionText()
  if (rules.results.length === 0)
    return (
      <EmptyState kind="no-data" title={t('restriction.none')}>
        {t('restriction.noneText')}
      </EmptyState>
    )
  return (
    <ul className={css.list} aria-label={t('restriction.rules')} data-box="card">
      {rules.results.map((rule) => (
        <RuleRow key={rule.id} rule={rule} known={rules} onOpen={onOpen} />
      ))}
    </ul>
  )
}

type Dialogs = { open: Open; rules: Rules; onClosed: () => void }

function OpenDialog({ open, rules, onClosed }: Dialogs) {
  switch (open.kind) {
    case 'nothing':
      return null
    case 'new':
      return <RuleDialog rule={null} known={rules} onClosed={onClosed} />
    case 'edit':
      return <RuleDialog rule={open.rule} known={rules} onClosed={onClosed} />
    case 'test':
      return <TestDialog known={rules} onClosed={onClosed} />
    case 'identifiers':
      return <IdentifiersDialog rule={open.rule} onClosed={onClosed} />
    case 'remove':
      return <RemoveRule rule={open.rule} onClosed={onClosed} />
  }
}
