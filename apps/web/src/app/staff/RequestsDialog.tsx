import { useQuery } from '@tanstack/react-query'
import { nameOf } from '@wasl/domain/locale'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Ltr } from '@wasl/ui/text/Ltr'
import { permissionWord } from '../../dashboard/tickets/permission-word.ts'
import { useTicketsText } from '../../dashboard/tickets/tickets.text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Instant } from '../../parts/Instant.tsx'
import css from '../../desk/history/Happenings.module.css'
import { LoadedPart } from '../../desk/LoadedPart.tsx'
import { mayOpen } from '../../desk/menu/may-open.ts'
import { newRequestsQuery } from '../../desk/shell.queries.ts'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useStaff } from '../../desk/staff.ts'
import { useStaffText } from '../../desk/staff.text.ts'

/** Who asked to be allowed what, and has no answer yet; the way to where they are answered. */
export function RequestsDialog({ onClose }: { onClose: () => void }) {
  const t = useStaffText()
  const tickets = useTicketsText()
  const locale = useLocale()
  const query = useQuery(newRequestsQuery)
  const answers = staffPaths.approvePermissions(locale)
  const isOpen = mayOpen(answers, useStaff())
  return (
    <Dialog
      kind="sheet"
      title={t('staff.requests')}
      closeLabel={t('staff.close')}
      onClose={onClose}
      footer={
        isOpen && (
          <ButtonLink href={answers} onClick={onClose}>
            {t('staff.page.approvePermissions')}
          </ButtonLink>
        )
      }
    >
      <LoadedPart
        query={query}
        isEmpty={({ results }) => results.length === 0}
        empty={tickets('tickets.bell.none')}
        note={tickets('tickets.noneText.active')}
      >
        {({ results: requests, count }) => (
          <>
            <ol className={css.list}>
              {requests.map((request) => (
                <li key={request.id}>
                  <p className={css.what}>
                    {tickets.rich('tickets.bell.line', {
                      name: <bdi>{nameOf(request, locale) || request.username}</bdi>,
                      permission: <bdi>{permissionWord(request.permission, tickets)}</bdi>,
                      object: <Ltr>{request.object}</Ltr>,
                    })}
                  </p>
                  <p className={css.when}>
                    <Instant at={request.created} />
                  </p>
                </li>
              ))}
            </ol>
            {count > requests.length && (
              <p>{tickets('tickets.bell.more', { count: count - requests.length })}</p>
            )}
          </>
        )}
      </LoadedPart>
    </Dialog>
  )
}
