import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'

/** The language the payer is written to in. */
export function LanguageChoice({ model: { form, change } }: { model: FormModel }) {
  const t = useRequestText()
  return (
    <SegmentedRadio
      label={t('newRequest.language')}
      options={[
        { value: 'en', label: <span lang="en">{t('newRequest.language.en')}</span> },
        { value: 'ar', label: <span lang="ar">{t('newRequest.language.ar')}</span> },
      ]}
      selected={form.language}
      onSelect={(language) => change({ language: language === 'ar' ? 'ar' : 'en' })}
    />
  )
}
