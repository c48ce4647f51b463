import type { Erasures } from '@wasl/contracts/web/dashboard/administration/customers.contract'
import { normaliseDigits } from '@wasl/domain/digits'
import { Button } from '@wasl/ui/actions/Button'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { Card } from '@wasl/ui/layout/Card'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useState, type FormEvent } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import css from '../../../desk/form/Area.module.css'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { SavingProblem } from '../../../desk/form/SavingProblem.tsx'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { useStoredDraft } from '../../../desk/form/use-stored-draft.ts'
import { customersKey } from './customers.queries.ts'
import { useCustomersText } from './customers.text.ts'

const offered = '1825'

export function RetentionForm({ erasures: { retentionDays, revision: stored } }: { erasures: Erasures }) {
  const t = useCustomersText()
  const area = useAreaText()
  const notices = useNotices()
  const saving = useSaving(customersKey)
  const { draft, keep, revision, isBehind, saved, giveUp } = useStoredDraft({
    name: 'administration.retention',
    stored: {
      isForever: retentionDays === null,
      typed: retentionDays === null ? offered : String(retentionDays),
    },
    revision: stored,
  })
  const { isForever, typed } = draft
  const change = (changes: Partial<typeof draft>) => keep((now) => ({ ...now, ...changes }))
  const [wrong, setWrong] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const text = normaliseDigits(typed.trim())
    const isNumber = /^\d{1,5}$/.test(text)
    setWrong(isForever || isNumber ? null : t('personal.daysHint'))
    if (!isForever && !isNumber) return
    const days = isForever ? null : Number(text)
    const answer = await saving.save(() =>
      staffClient.administration.customers.retain({ body: { days, revision } }),
    )
    if (answer === null) return
    saved()
    notices.success(area('area.saved'))
  }
  return (
    <Card title={t('personal.retention')}>
      <form className={css.form} noValidate onSubmit={(event) => void save(event)}>
        <SavingProblem
          saving={{ problem: saving.problem, isOutdated: saving.isOutdated || isBehind }}
          onReload={() => {
            giveUp()
            saving.clear()
          }}
        />
        <p className={css.quiet}>{t('personal.retentionNote')}</p>
        <Switch
          label={t('personal.forever')}
          isOn={isForever}
          savingLabel={area('area.saving')}
          onChange={(isOn) => change({ isForever: isOn })}
        />
        {!isForever && (
          <TextField
            label={t('personal.days')}
            hint={t('personal.daysHint')}
            inputMode="numeric"
            autoComplete="off"
            suffix={t('personal.daysUnit')}
            value={typed}
            onChange={(event) => change({ typed: event.target.value })}
            problem={wrong ?? saving.problemOf('days') ?? null}
          />
        )}
        <div>
          <Button type="submit" isPending={saving.isSaving}>
            {area('area.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
