import type { Pausable } from '@wasl/contracts/web/dashboard/administration/pause.contract'
import { instantOf } from '@wasl/domain/wall-clock'
import { useState } from 'react'
import { usePageFacts } from '../../../base/page-context.tsx'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { formOf, type PauseForm } from './pause-form.ts'
import { pauseKey } from './pausing.queries.ts'
import { usePausingText } from './pausing.text.ts'

export function usePauseForm(place: Pausable, onClosed: () => void) {
  const t = usePausingText()
  const notices = useNotices()
  const saving = useSaving(pauseKey)
  const { timeZone } = usePageFacts().merchant
  const [form, setForm] = useState(() => formOf(place))
  const [missing, setMissing] = useState<string | undefined>()

  const save = async () => {
    const until = form.length === 'custom' ? form.until && instantOf(form.until, timeZone) : null
    setMissing(until === '' ? t('pausing.endMissing') : undefined)
    if (until === '') return
    const { length, textEn, textAr } = form
    const minutes = length === 'custom' || length === 'open' ? null : Number(length)
    const body = { unitCode: place.unitCode, textEn, textAr, minutes, until }
    const paused = await saving.save(() => staffClient.administration.pause.pause({ body }))
    if (paused === null) return
    notices.success(t('pausing.done'))
    onClosed()
  }
  return {
    form,
    change: (changes: Partial<PauseForm>) => setForm((now) => ({ ...now, ...changes })),
    saving,
    problemOf: (field: 'until' | 'textEn' | 'textAr') =>
      (field === 'until' ? missing : undefined) ?? saving.problemOf(field),
    save: () => void save(),
  }
}
