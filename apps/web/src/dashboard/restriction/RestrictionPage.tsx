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
import { rulesQuery, restrictionsKey } from './restriction.queries.ts'
import { useRestrictionText } from './restriction.text.ts'
import { RuleRow } from './RuleRow.tsx'
import { TestDialog } from './TestDialog.tsx'
import { AskAndSave } from '../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { AreaForm } from '../../desk/form/AreaForm.tsx'
import { RuleLimits } from './RuleLimits.tsx'
import { RuleWhom } from './RuleWhom.tsx'
import { RuleWith } from './RuleWith.tsx'
import { useRuleForm } from './use-rule-form.ts'

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

function RemoveRule({ rule: { id, name }, onClosed }: { rule: Rule; onClosed: () => void }) {
  const t = useRestrictionText()
  const notices = useNotices()
  return (
    <AskAndSave
      asks={{
        title: t('restriction.removeTitle'),
        yes: t('restriction.yes'),
        no: t('restriction.no'),
        busy: t('restriction.removing'),
        isFinal: true,
      }}
      sends={{
        send: () => staffClient.restrictions.remove({ params: { id } }),
        key: restrictionsKey,
      }}
      onDone={() => {
        notices.success(t('restriction.removed'))
        onClosed()
      }}
      onClosed={onClosed}
    >
      {t('restriction.removeText', { name })}
    </AskAndSave>
  )
}

type Props = { rule: Rule | null; known: Rules; onClosed: () => void }

function RuleDialog(props: Props) {
  const { rule, known } = props
  const t = useRestrictionText()
  const model = useRuleForm(props)
  return (
    <AreaForm
      title={t(rule ? 'restriction.dialog.edit' : 'restriction.dialog.new')}
      saving={model.saving}
      saveLabel={t('restriction.dialog.save')}
      isChanged={model.isChanged}
      onSave={() => void model.save()}
      onClosed={model.giveUp}
    >
      <RuleWhom model={model} known={known} />
      <RuleLimits model={model} known={known} />
      <RuleWith model={model} known={known} />
    </AreaForm>
  )
}
