import { useQueryClient } from '@tanstack/react-query'
import { Card } from '@wasl/ui/layout/Card'
import { ChangePasswordForm } from '../../auth/password/ChangePasswordForm.tsx'
import { ownSessionsQuery } from '../../auth/session/own-sessions.queries.ts'
import { OwnSessions } from '../../auth/session/OwnSessions.tsx'
import { useOwnText } from '../../auth/session/own.text.ts'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { useStaff } from '../../desk/staff.ts'
import { useStaffText } from '../../desk/staff.text.ts'
import css from './UserDetails.module.css'

/** S2 §2 "Change password", and where one is signed in. */
export function UserPassword() {
  const t = useStaffText()
  const own = useOwnText()
  const queries = useQueryClient()
  const { user } = useStaff()
  return (
    <>
      <SectionHead
        title={t('staff.account.password')}
        crumbs={[
          { id: 'account', label: t('staff.account') },
          { id: 'password', label: t('staff.account.password') },
        ]}
      />
      <div className={css.page}>
        <Card>
          <ChangePasswordForm
            personal={[user.username, user.email]}
            onChanged={() => void queries.invalidateQueries(ownSessionsQuery)}
          />
        </Card>
        <Card title={own('own.sessions.title')}>
          <OwnSessions />
        </Card>
      </div>
    </>
  )
}
