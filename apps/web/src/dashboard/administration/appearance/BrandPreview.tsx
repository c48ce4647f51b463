import type { Brand } from '@wasl/contracts/web/dashboard/administration/brand.contract'
import type { Locale } from '@wasl/domain/locale'
import { Card } from '@wasl/ui/layout/Card'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { PayPreview } from '../../../desk/PayPreview.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import css from './Appearance.module.css'
import { unitsQuery } from './appearance.queries.ts'
import { useAppearanceText } from './appearance.text.ts'
import { samplePage } from './sample-page.ts'

/** The pay page as it would be, while it is typed. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const t = useAppearanceText()
  const own = useLocale()
  const [other, setOther] = useState<Locale | null>(null)
  const [opened] = useState(() => new Date().toISOString())
  const shown = useDeferredValue(brand)
  const { data } = useQuery(unitsQuery)
  const unit = data?.results.find(({ isPaused }) => !isPaused) ?? data?.results[0] ?? null
  const page = useMemo(() => samplePage(shown, unit), [shown, unit])
  const locale = other ?? own
  return (
    <Card as="aside" label={t('appearance.preview')}>
      <div className={css.previewHead}>
        <h2>{t('appearance.preview')}</h2>
        <SegmentedRadio
          label={t('appearance.previewLanguage')}
          isLabelHidden
          options={[
            { value: 'en', label: <span lang="en">{t('appearance.english')}</span> },
            { value: 'ar', label: <span lang="ar">{t('appearance.arabic')}</span> },
          ]}
          selected={locale}
          onSelect={(wish) => setOther(wish === 'ar' ? 'ar' : 'en')}
        />
      </div>
      <PayPreview
        page={page}
        locale={locale}
        title={t('appearance.previewFrame')}
        now={opened}
        brand={shown.brand}
      />
      <p className={css.note}>{t('appearance.previewNote')}</p>
    </Card>
  )
}
