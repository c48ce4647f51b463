import type { Pausable } from '@wasl/contracts/web/dashboard/administration/pause.contract'
import { titleOf } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { DatePicker } from '@wasl/ui/dates/DatePicker'
import { dayIn, instantOf } from '@wasl/domain/wall-clock'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { useState } from 'react'
import { usePageFacts } from '../../../base/page-context.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../../../desk/form/Area.module.css'
import { AreaForm } from '../../../desk/form/AreaForm.tsx'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { useIsChanged } from '../../../desk/form/use-is-changed.ts'
import { usePausingText } from './pausing.text.ts'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { pauseKey } from './pausing.queries.ts'

/** In minutes; `custom` ends at a time, `open` with somebody's press. */
const lengths = ['30', '60', '240', '1440', 'custom', 'open'] as const

type Length = (typeof lengths)[number]

type PauseForm = { length: Length; until: string; textEn: string; textAr: string }

/** Of a pause that is being changed its words stay; how long is asked anew. */
const formOf = ({ paused, pausedUntil, messageEn, messageAr }: Pausable): PauseForm => ({
  length: paused && pausedUntil === null ? 'open' : '60',
  until: '',
  textEn: messageEn ?? '',
  textAr: messageAr ?? '',
})

type Props = { place: Pausable; onClosed: () => void }

export function PauseDialog({ place, onClosed }: Props) {
  const t = usePausingText()
  const area = useAreaText()
  const locale = useLocale()
  const { timeZone } = usePageFacts().merchant
  const { form, change, saving, problemOf, save } = usePauseForm(place, onClosed)
  const isChanged = useIsChanged(form)
  const [opened] = useState(() => new Date())
  const today = dayIn(timeZone, opened)
  const minutes = Number(form.length)
  return (
    <AreaForm
      title={t(place.paused ? 'pausing.changeTitle' : 'pausing.title', { name: titleOf(place, locale) })}
      saving={saving}
      saveLabel={t('pausing.pause')}
      isChanged={isChanged}
      onSave={save}
      onClosed={onClosed}
    >
      <Alert tone="warning">{t('pausing.note')}</Alert>
      <RadioCards
        label={t('pausing.length')}
        look="chips"
        choices={lengths.map((value) => ({ value, label: t(`pausing.length.${value}`) }))}
        value={form.length}
        onChange={(length) => change({ length: lengths.find((one) => one === length) ?? '60' })}
      />
      {form.length === 'custom' && (
        <DatePicker
          label={t('pausing.end')}
          value={form.until}
          onChange={(until) => change({ until: until ?? '' })}
          today={today}
          rules={{ min: today, missingTime: '09:00' }}
          problem={problemOf('until')}
          words={{
            previous: t('pausing.date.previous'),
            next: t('pausing.date.next'),
            today: t('pausing.date.today'),
            chosen: t('pausing.date.chosen'),
            open: t('pausing.date.open'),
            hour: t('pausing.date.hour'),
            minute: t('pausing.date.minute'),
            done: t('pausing.date.done'),
            unreadable: t('pausing.date.unreadable'),
            outside: t('pausing.date.outside'),
          }}
        />
      )}
      {form.length !== 'custom' && (
        <p className={css.quiet}>
          {form.length === 'open'
            ? t('pausing.endsOpen')
            : t.rich('pausing.endsAt', {
                when: <Instant at={new Date(opened.getTime() + minutes * 60_000).toISOString()} />,
              })}
        </p>
      )}
      {(['textEn', 'textAr'] as const).map((field) => (
        <TextArea
          key={field}
          label={t(`pausing.${field}`)}
          optional={area('area.optional')}
          hint={t('pausing.textHint')}
          lang={field === 'textAr' ? 'ar' : 'en'}
          rows={2}
          value={form[field]}
          onChange={(event) => change({ [field]: event.target.value })}
          problem={problemOf(field)}
        />
      ))}
    </AreaForm>
  )
}

function usePauseForm(place: Pausable, onClosed: () => void) {
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
