import type { Pausable } from '@wasl/contracts/web/dashboard/administration/pause.contract'
import { titleOf } from '@wasl/domain/locale'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { pauseKey } from './pausing.queries.ts'
import { usePausingText } from './pausing.text.ts'

export function ResumeDialog({ place, onClosed }: { place: Pausable; onClosed: () => void }) {
  const t = usePausingText()
  const locale = useLocale()
  const notices = useNotices()
  const body = { unitCode: place.unitCode }
  return (
    <AskAndSave
      asks={{
        title: t('pausing.resumeTitle'),
        yes: t('pausing.yes'),
        no: t('pausing.no'),
        busy: t('pausing.resuming'),
      }}
      sends={{ send: () => staffClient.administration.pause.resume({ body }), key: pauseKey }}
      onDone={() => {
        notices.success(t('pausing.resumed'))
        onClosed()
      }}
      onClosed={onClosed}
    >
      {t('pausing.resumeText', { name: titleOf(place, locale) })}
    </AskAndSave>
  )
}
