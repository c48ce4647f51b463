import type { Locale } from '@wasl/domain/locale'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { Card } from '@wasl/ui/layout/Card'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { instantOf } from '@wasl/domain/wall-clock'
import { useDeferredValue, useMemo, useState } from 'react'
import { PayPreview } from '../../desk/PayPreview.tsx'
import { useStaff } from '../../desk/staff.ts'
import css from './Create.module.css'
import { previewPage } from './preview-page.ts'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'

const hourMs = 3_600_000

/** In the customer's language, not the staff member's; the other one is a press away. */
export function PreviewPane({
  model: { form, setup },
  isInSheet,
}: {
  model: FormModel
  isInSheet?: boolean
}) {
  const t = useRequestText()
  const { timeZone } = useStaff().merchant
  const [other, setOther] = useState<Locale | null>(null)
  const [opened] = useState(() => new Date())
  const shown = useDeferredValue(form)
  const locale = other ?? form.language
  const page = useMemo(() => {
    const end = opened.getTime() + Number(shown.life) * hourMs
    const expiresAt =
      shown.life !== 'custom'
        ? new Date(end).toISOString()
        : shown.expires && instantOf(shown.expires, timeZone)
    return previewPage(shown, { setup, expiresAt, locale })
  }, [shown, setup, opened, timeZone, locale])
  const name = form.firstName.trim()
  const pane = (
    <div className={css.pane}>
      <div className={css.paneHead}>
        {!isInSheet && <h2>{name ? t('newRequest.previewOf', { name }) : t('newRequest.preview')}</h2>}
        <SegmentedRadio
          label={t('newRequest.previewLanguage')}
          isLabelHidden
          options={[
            { value: 'en', label: <span lang="en">{t('newRequest.language.en')}</span> },
            { value: 'ar', label: <span lang="ar">{t('newRequest.language.ar')}</span> },
          ]}
          selected={locale}
          onSelect={(wish) => setOther(wish === 'ar' ? 'ar' : 'en')}
        />
      </div>
      {page && (
        <PayPreview
          page={page}
          locale={locale}
          title={t('newRequest.previewFrame')}
          now={opened.toISOString()}
        />
      )}
      <p className={css.kept}>
        <RefreshCwIcon size={16} /> {t('newRequest.previewNote')}
      </p>
    </div>
  )
  return isInSheet ? pane : <Card as="div">{pane}</Card>
}
