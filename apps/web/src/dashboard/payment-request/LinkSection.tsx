import { linkAsks } from '@wasl/domain/payment-link'
import { DatePicker } from '@wasl/ui/dates/DatePicker'
import { dayIn } from '@wasl/domain/wall-clock'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { Card } from '@wasl/ui/layout/Card'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useState } from 'react'
import { useStaff } from '../../desk/staff.ts'
import css from './Create.module.css'
import { LanguageChoice } from './LanguageChoice.tsx'
import { useRequestText } from './request.text.ts'
import { useDateWords } from './use-date-words.ts'
import type { FormModel } from './use-request-form.ts'

const messages = ['inactiveMessageEn', 'inactiveMessageAr'] as const

/** In the place of the payer: what a link asks of whoever comes, how often it is paid, and how it ends. */
export function LinkSection({ model }: { model: FormModel }) {
  const { form, change, problemOf } = model
  const t = useRequestText()
  const { timeZone } = useStaff().merchant
  const words = useDateWords()
  const [opened] = useState(() => new Date())
  const today = dayIn(timeZone, opened)
  const optional = t('newRequest.optional')
  return (
    <Card title={t('newRequest.link')}>
      <div className={css.stack}>
        <CheckboxGroup
          id="request-asks"
          label={t('newRequest.asks')}
          choices={linkAsks.map((value) => ({ value, label: t(`newRequest.asks.${value}`) }))}
          values={form.asks}
          onChange={(asks) => change({ asks: linkAsks.filter((ask) => asks.includes(ask)) })}
          problem={problemOf('asks')}
        />
        <div className={css.row}>
          <TextField
            id="request-maxUses"
            label={t('newRequest.maxUses')}
            optional={optional}
            hint={t('newRequest.maxUsesHint')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={form.maxUses}
            onChange={({ currentTarget }) => change({ maxUses: currentTarget.value })}
            problem={problemOf('maxUses')}
          />
          <LanguageChoice model={model} />
        </div>
        <DatePicker
          id="request-linkUntil"
          label={t('newRequest.linkUntil')}
          optional={optional}
          hint={t('newRequest.linkUntilHint')}
          value={form.linkUntil}
          onChange={(linkUntil) => change({ linkUntil })}
          onUnreadable={model.tellUnreadable('linkUntil')}
          today={today}
          rules={{ min: today, missingTime: '23:59' }}
          problem={problemOf('linkUntil')}
          words={words}
        />
        <div className={css.row}>
          {messages.map((name) => (
            <TextField
              key={name}
              id={`request-${name}`}
              label={t(`newRequest.${name}`)}
              optional={optional}
              lang={name.endsWith('Ar') ? 'ar' : 'en'}
              dir={name.endsWith('Ar') ? 'rtl' : 'ltr'}
              autoComplete="off"
              maxLength={280}
              value={form[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
              problem={problemOf(name)}
            />
          ))}
        </div>
      </div>
    </Card>
  )
}
