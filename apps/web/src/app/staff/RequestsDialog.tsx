import { pick } from '@wasl/domain/locale'
import { Dialog } from '@wasl/ui/Dialog'
import { Ltr } from '@wasl/ui/Ltr'
import { permissionWord } from '../../dashboard/tickets/permission-word.ts'
import { useTicketsText } from '../../dashboard/tickets/tickets.text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Instant } from '../../parts/Instant.tsx'
import css from './Happenings.module.css'
import { LoadedPart } from './LoadedPart.tsx'
import { useNewRequests } from './shell.queries.ts'
import { useStaffText } from './staff.text.ts'

/** Who asked to be allowed what, and has no answer yet. */
export function RequestsDialog({ onClose }: { onClose: () => void }) {
  const t = useStaffText()
  const tickets = useTicketsText()
  const locale = useLocale()
  const query = useNewRequests()
  return (
    <Dialog kind="sheet" title={t('staff.requests')} closeLabel={t('staff.close')} onClose={onClose}>
      <LoadedPart
        query={query}
        isEmpty={({ requests }) => requests.length === 0}
        empty={t('staff.requests.none')}
      >
        {({ requests, count }) => (
          <>
            <ol className={css.list}>
              {requests.map((request) => (
                <li key={request.id}>
                  <p className={css.what}>
                    {t.rich('staff.requests.line', {
                      name: <bdi>{pick(request.name, locale) || request.username}</bdi>,
                      permission: <bdi>{permissionWord(request.permission, tickets)}</bdi>,
                      object: <Ltr>{request.object}</Ltr>,
                    })}
                  </p>
                  <p className={css.when}>
                    <Instant at={request.at} />
                  </p>
                </li>
              ))}
            </ol>
            {count > requests.length && <p>{t('staff.requests.more', { count: count - requests.length })}</p>}
          </>
        )}
      </LoadedPart>
    </Dialog>
  )
}
