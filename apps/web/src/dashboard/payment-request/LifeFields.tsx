import { DatePicker } from '@wasl/ui/dates/DatePicker'
import { dayIn } from '@wasl/domain/wall-clock'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useState } from 'react'
import { useStaff } from '../../desk/staff.ts'
import { Instant } from '../../parts/Instant.tsx'
import css from './Create.module.css'
import { lives } from './request-form.ts'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'
import { useDateWords } from './use-date-words.ts'
import { linkLives } from './link-form.ts'

const hourMs = 3_600_000

/** How long one request, or each payment of a link, may take; and when the money is expected. */
export function LifeFields({ model }: { model: FormModel }) {
  return model.form.isLink ? <LinkLife model={model} /> : <RequestLife model={model} />
}

function RequestLife({ model: { form, change, problemOf, tellUnreadable } }: { model: FormModel }) {
  const t = useRequestText()
  const { timeZone } = useStaff().merchant
  const words = useDateWords()
  const [opened] = useState(() => new Date())
  const today = dayIn(timeZone, opened)
  const end = new Date(opened.getTime() + Number(form.life) * hourMs)
  return (
    <div className={css.dates}>
      <div className={css.list}>
        <SegmentedRadio
          label={t('newRequest.life')}
          options={lives.map((value) => ({ value, label: t(`newRequest.life.${value}`) }))}
          selected={form.life}
          onSelect={(wish) => change({ life: lives.find((life) => life === wish) ?? '24' })}
        />
        {form.life === 'custom' ? (
          <DatePicker
            id="request-expires"
            label={t('newRequest.expires')}
            value={form.expires}
            onChange={(expires) => change({ expires })}
            today={today}
            rules={{ min: today, missingTime: '23:59' }}
            problem={problemOf('expires')}
            words={words}
          />
        ) : (
          <p className={css.note}>
            {t.rich('newRequest.until', { time: <Instant at={end.toISOString()} /> })}
          </p>
        )}
      </div>
      <DatePicker
        id="request-due"
        label={t('newRequest.due')}
        optional={t('newRequest.optional')}
        hint={t('newRequest.dueHint')}
        value={form.due}
        onChange={(due) => change({ due })}
        onUnreadable={tellUnreadable('due')}
        today={today}
        rules={{ min: today, missingTime: '12:00' }}
        problem={problemOf('due')}
        words={words}
      />
    </div>
  )
}

/** Where places are limited, others wait for them: each is held for half an hour and no longer. */
function LinkLife({ model: { form, change } }: { model: FormModel }) {
  const t = useRequestText()
  if (form.maxUses.trim() !== '') return <p className={css.note}>{t('newRequest.placeHeld')}</p>
  return (
    <SegmentedRadio
      label={t('newRequest.paymentLife')}
      options={linkLives.map((value) => ({ value, label: t(`newRequest.life.${value}`) }))}
      selected={linkLives.find((life) => life === form.life) ?? '24'}
      onSelect={(wish) => change({ life: linkLives.find((life) => life === wish) ?? '24' })}
    />
  )
}
