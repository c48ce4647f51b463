import type { BulkPreview } from '@wasl/contracts/web/dashboard/bulk.contract'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useState } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import css from './Bulk.module.css'
import { useBulkText } from './bulk.text.ts'

const languages = { en: 'English', ar: 'العربية' } as const

/** What a customer will read, by each channel, in both languages. */
export function MessagePreview({ preview }: { preview: BulkPreview }) {
  const t = useBulkText()
  const [language, setLanguage] = useState<'en' | 'ar'>(useLocale())
  const channels = [...new Set(preview.messages.map(({ channel }) => channel))]
  const [channel, setChannel] = useState(channels[0])
  const shown = preview.messages.find((one) => one.channel === channel && one.language === language)
  const { recipient } = preview
  return (
    <section className={css.sample}>
      <h3>{recipient ? t('bulk.sample', { name: recipient }) : t('bulk.sampleOne')}</h3>
      <div className={css.choices}>
        {channels.length > 1 && (
          <SegmentedRadio
            label={t('bulk.inChannel')}
            isLabelHidden
            options={channels.map((one) => ({ value: one, label: t(`bulk.channel.${one}`) }))}
            selected={channel ?? ''}
            onSelect={(value) => setChannel(channels.find((one) => one === value))}
          />
        )}
        <SegmentedRadio
          label={t('bulk.inLanguage')}
          isLabelHidden
          options={(['en', 'ar'] as const).map((one) => ({ value: one, label: languages[one] }))}
          selected={language}
          onSelect={(value) => setLanguage(value === 'ar' ? 'ar' : 'en')}
        />
      </div>
      {shown && (
        <div className={css.message} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
          {shown.channel === 'email' && <b>{shown.subject}</b>}
          <p>{shown.text}</p>
        </div>
      )}
    </section>
  )
}
