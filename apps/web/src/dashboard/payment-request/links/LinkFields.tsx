import { dayIn } from '@wasl/domain/wall-clock'
import { DatePicker } from '@wasl/ui/dates/DatePicker'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useState } from 'react'
import type { OwnField } from '../../../desk/resource/fields.tsx'
import { useStaff } from '../../../desk/staff.ts'
import { useDateWords } from '../use-date-words.ts'
import { useLinksText } from './links.text.ts'

/** What may change of a link that is out, as it is typed. */
export type LinkChange = {
  maxUses: string
  /** On the merchant's clock. */
  expirationTime: string | null
  /** Its text makes no date. */
  isUnreadable: boolean
  inactiveMessageEn: string
  inactiveMessageAr: string
  active: boolean
}

/** How many may pay, until when, and what it says afterwards. */
export function LinkFields({ draft, change, problemOf }: OwnField<LinkChange, unknown>) {
  const t = useLinksText()
  const words = useDateWords()
  const { timeZone } = useStaff().merchant
  const [today] = useState(() => dayIn(timeZone, new Date()))
  return (
    <>
      <TextField
        label={t('links.maxUses')}
        hint={t('links.maxUsesHint')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={draft.maxUses}
        onChange={({ currentTarget }) => change({ maxUses: currentTarget.value })}
        problem={problemOf('maxUses')}
      />
      <DatePicker
        label={t('links.expires')}
        value={draft.expirationTime}
        onChange={(expirationTime) => change({ expirationTime })}
        onUnreadable={(isUnreadable) => change({ isUnreadable })}
        today={today}
        rules={{ min: today, missingTime: '23:59' }}
        problem={problemOf('expirationTime')}
        words={words}
      />
      {(['en', 'ar'] as const).map((lang) => {
        const field = lang === 'en' ? 'inactiveMessageEn' : 'inactiveMessageAr'
        return (
          <TextField
            key={lang}
            label={t(lang === 'en' ? 'links.messageEn' : 'links.messageAr')}
            lang={lang}
            dir={lang === 'en' ? 'ltr' : 'rtl'}
            autoComplete="off"
            maxLength={280}
            value={draft[field]}
            onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
            problem={problemOf(field)}
          />
        )
      })}
    </>
  )
}
