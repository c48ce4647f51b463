import type { Retention } from '@wasl/contracts/web/dashboard/administration/customers.contract'
import { normaliseDigits } from '@wasl/domain/digits'
import { Alert } from '@wasl/ui/Alert'
import { Button } from '@wasl/ui/Button'
import { Switch } from '@wasl/ui/fields/Switch'
import { Card } from '@wasl/ui/layout/Card'
import { TextField } from '@wasl/ui/TextField'
import { useState, type FormEvent } from 'react'
import { useNotices } from '../../../app/staff/notices.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import css from '../../../app/staff/area/Area.module.css'
import { useAreaText } from '../../../app/staff/area/area.text.ts'
import { useSaving } from '../../../app/staff/area/use-saving.ts'
import { customersKey } from './customers.queries.ts'
import { useCustomersText } from './customers.text.ts'

const offered = '1825'

export function RetentionForm({ retention }: { retention: Retention }) {
  const t = useCustomersText()
  const area = useAreaText()
  const notices = useNotices()
  const saving = useSaving(customersKey)
  const [isForever, setIsForever] = useState(retention.days === null)
  const [typed, setTyped] = useState(retention.days === null ? offered : String(retention.days))
  const [wrong, setWrong] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const text = normaliseDigits(typed.trim())
    const isNumber = /^\d{1,5}$/.test(text)
    setWrong(isForever || isNumber ? null : t('personal.daysHint'))
    if (!isForever && !isNumber) return
    const days = isForever ? null : Number(text)
    const { revision } = retention
    const saved = await saving.save(() =>
      staffClient.administration.customers.retain({ body: { days, revision } }),
    )
    if (saved !== null) notices.success(area('area.saved'))
  }
  return (
    <Card title={t('personal.retention')}>
      <form className={css.form} noValidate onSubmit={(event) => void save(event)}>
        {saving.problem !== null && (
          <Alert tone="danger" isUrgent>
            {saving.problem}
          </Alert>
        )}
        <p className={css.quiet}>{t('personal.retentionNote')}</p>
        <Switch
          label={t('personal.forever')}
          isOn={isForever}
          savingLabel={area('area.saving')}
          onChange={setIsForever}
        />
        {!isForever && (
          <TextField
            label={t('personal.days')}
            hint={t('personal.daysHint')}
            inputMode="numeric"
            autoComplete="off"
            suffix={t('personal.daysUnit')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
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
