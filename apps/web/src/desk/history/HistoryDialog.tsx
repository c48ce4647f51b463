import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Dots } from '@wasl/ui/text/Dots'
import { useLocale } from '../../i18n/language.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { ActivityLink } from './ActivityLink.tsx'
import css from './Happenings.module.css'
import { LoadedPart } from '../LoadedPart.tsx'
import { staffPaths } from '../staff-paths.ts'
import { useHistory } from '../shell.queries.ts'
import { useStaffText } from '../staff.text.ts'

/** What the user did last, in the core's words. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const t = useStaffText()
  const locale = useLocale()
  return (
    <Dialog
      kind="sheet"
      title={t('staff.history')}
      closeLabel={t('staff.close')}
      onClose={onClose}
      footer={<ButtonLink href={staffPaths.activity(locale)}>{t('staff.history.all')}</ButtonLink>}
    >
      <LoadedPart
        query={useHistory()}
        isEmpty={({ results }) => results.length === 0}
        empty={t('staff.history.none')}
      >
        {({ results }) => (
          <ol className={css.list}>
            {results.map((activity) => (
              <li key={activity.id}>
                <p className={css.what} dir="auto">
                  {activity.description}
                  <ActivityLink of={activity} onFollow={onClose} />
                </p>
                <p className={css.when}>
                  <Dots>
                    <bdi>{activity.actor}</bdi>
                    <Instant at={activity.timestamp} />
                  </Dots>
                </p>
              </li>
            ))}
          </ol>
        )}
      </LoadedPart>
    </Dialog>
  )
}
