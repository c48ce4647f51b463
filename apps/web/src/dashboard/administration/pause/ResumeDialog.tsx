import type { Pausable } from '@wasl/contracts/web/dashboard/administration/pause.contract'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useNotices } from '../../../app/staff/notices.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useAreaText } from '../area.text.ts'
import { useSaving } from '../use-saving.ts'
import { pauseKey } from './pausing.queries.ts'
import { usePausingText } from './pausing.text.ts'

export function ResumeDialog({ place, onClosed }: { place: Pausable; onClosed: () => void }) {
  const t = usePausingText()
  const area = useAreaText()
  const locale = useLocale()
  const notices = useNotices()
  const saving = useSaving(pauseKey)
  const resume = async () => {
    const body = { unit: place.unit }
    const resumed = await saving.save(() => staffClient.administration.pause.resume({ body }))
    if (resumed === null) return
    notices.success(t('pausing.resumed'))
    onClosed()
  }
  return (
    <ConfirmDialog
      title={t('pausing.resumeTitle')}
      words={{
        yes: t('pausing.yes'),
        no: t('pausing.no'),
        close: area('area.close'),
        busy: t('pausing.resuming'),
      }}
      isBusy={saving.isSaving}
      problem={saving.problem}
      onAnswer={(answer) => (answer === 'yes' ? void resume() : onClosed())}
    >
      {t('pausing.resumeText', { name: place.title[locale] })}
    </ConfirmDialog>
  )
}
