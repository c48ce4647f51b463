import { Switch } from '@wasl/ui/fields/choices/Switch'
import { Card } from '@wasl/ui/layout/Card'
import { useAreaText } from '../../../desk/form/area.text.ts'
import css from './Appearance.module.css'
import { useAppearanceText } from './appearance.text.ts'
import type { BrandModel } from './BrandForm.tsx'
import { PaperField } from './PaperField.tsx'

const paper = (field: 'termsEn' | 'termsAr' | 'disclaimerEn' | 'disclaimerAr', model: BrandModel) => ({
  language: field.endsWith('Ar') ? ('ar' as const) : ('en' as const),
  value: model.form[field],
  onChange: (html: string) => model.change({ [field]: html }),
  problem: model.problemOf(field) ?? null,
})

export function BrandPapers({ model }: { model: BrandModel }) {
  const t = useAppearanceText()
  const area = useAreaText()
  const { form, change } = model
  const { termsVersion: version } = form
  return (
    <Card title={t('appearance.group.terms')}>
      <div className={css.fields}>
        {(['termsEn', 'termsAr'] as const).map((field) => (
          <PaperField key={field} label={t(`appearance.${field}`)} {...paper(field, model)} />
        ))}
        <p className={css.note}>{t('appearance.termsVersion', { version, next: version + 1 })}</p>
        <Switch
          label={t('appearance.termsRequired')}
          isOn={form.termsRequired}
          savingLabel={area('area.saving')}
          onChange={(termsRequired) => change({ termsRequired })}
        />
        <Switch
          label={t('appearance.disclaimer')}
          isOn={form.disclaimer}
          savingLabel={area('area.saving')}
          onChange={(disclaimer) => change({ disclaimer })}
        />
        {form.disclaimer &&
          (['disclaimerEn', 'disclaimerAr'] as const).map((field) => (
            <PaperField key={field} label={t(`appearance.${field}`)} {...paper(field, model)} />
          ))}
      </div>
    </Card>
  )
}
