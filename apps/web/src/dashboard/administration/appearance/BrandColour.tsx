import { Alert } from '@wasl/ui/notices/Alert'
import { Card } from '@wasl/ui/layout/Card'
import css from './Appearance.module.css'
import { useAppearanceText } from './appearance.text.ts'
import type { BrandModel } from './BrandForm.tsx'
import { readColour } from './colour-words.ts'
import { ColourField } from './ColourField.tsx'
import { PictureField } from './PictureField.tsx'

export function BrandColour({ model: { form, change, problemOf } }: { model: BrandModel }) {
  const t = useAppearanceText()
  const { verdict, ...ratios } = readColour(form.brand)
  return (
    <Card title={t('appearance.group.colour')}>
      <div className={css.fields}>
        <ColourField
          label={t('appearance.brand')}
          value={form.brand}
          onChange={(brand) => change({ brand })}
          problem={problemOf('brand') ?? null}
        />
        <Alert tone={verdict === 'unknown' ? 'warning' : 'info'} title={t('appearance.contrast.title')}>
          <p>{t(`appearance.contrast.${verdict}`)}</p>
          <ul className={css.ratios}>
            {(['label', 'text', 'line'] as const).map((kind) => (
              <li key={kind}>{t(`appearance.contrast.${kind}`, { ratio: ratios[kind].toFixed(1) })}</li>
            ))}
          </ul>
        </Alert>
        <div className={css.pair}>
          {(['logoUrl', 'faviconUrl'] as const).map((field) => (
            <PictureField
              key={field}
              label={t(`appearance.${field}`)}
              hint={t(field === 'logoUrl' ? 'appearance.logoHint' : 'appearance.faviconHint')}
              url={form[field]}
              onChange={(url) => change({ [field]: url })}
              problem={problemOf(field) ?? null}
            />
          ))}
        </div>
      </div>
    </Card>
  )
}
