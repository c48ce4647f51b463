import { Card } from '@wasl/ui/layout/Card'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useAreaText } from '../../../desk/form/area.text.ts'
import css from './Appearance.module.css'
import { useAppearanceText } from './appearance.text.ts'
import type { BrandModel } from './BrandForm.tsx'

const names = ['titleEn', 'titleAr', 'subheaderEn', 'subheaderAr', 'legalEn', 'legalAr'] as const
const ways = ['website', 'email', 'phone', 'whatsapp'] as const

export function BrandNames({ model: { form, change, problemOf } }: { model: BrandModel }) {
  const t = useAppearanceText()
  const area = useAreaText()
  const isNeeded = (field: string) => field.startsWith('title')
  return (
    <>
      <Card title={t('appearance.group.name')}>
        <div className={css.pair}>
          {names.map((field) => (
            <TextField
              key={field}
              label={t(`appearance.${field}`)}
              {...(!isNeeded(field) && { optional: area('area.optional') })}
              lang={field.endsWith('Ar') ? 'ar' : 'en'}
              autoComplete="off"
              value={form[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              problem={problemOf(field)}
            />
          ))}
        </div>
      </Card>
      <Card title={t('appearance.group.contact')}>
        <div className={css.pair}>
          {ways.map((field) => (
            <TextField
              key={field}
              label={t(`appearance.${field}`)}
              optional={area('area.optional')}
              dir="ltr"
              autoComplete="off"
              value={form[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              problem={problemOf(field)}
            />
          ))}
        </div>
      </Card>
    </>
  )
}
