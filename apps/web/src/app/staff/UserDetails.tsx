import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { Card } from '@wasl/ui/layout/Card'
import { OwnSessions } from '../../auth/session/OwnSessions.tsx'
import { useOwnText } from '../../auth/session/own.text.ts'
import { PushSwitch } from '../../dashboard/account/PushSwitch.tsx'
import { useLocale } from '../../i18n/language.tsx'
import css from './UserDetails.module.css'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useNotifications } from '../../desk/frame/use-notifications.ts'
import { useStaff } from '../../desk/staff.ts'
import { useStaffText } from '../../desk/staff.text.ts'

/** S2 §2 "User details": username, email, whether new orders are told, where one is signed in. */
export function UserDetails() {
  const t = useStaffText()
  const own = useOwnText()
  const locale = useLocale()
  const { user } = useStaff()
  const { isOn, isSaving, problem, toggle } = useNotifications()
  return (
    <>
      <SectionHead
        title={t('staff.account.details')}
        crumbs={[
          { id: 'account', label: t('staff.account') },
          { id: 'details', label: t('staff.account.details') },
        ]}
      />
      <div className={css.page}>
        <Card>
          <KeyValueList
            rows={[
              { key: 'username', label: t('staff.account.username'), value: <Ltr>{user.username}</Ltr> },
              { key: 'email', label: t('staff.account.email'), value: <Ltr>{user.email}</Ltr> },
            ]}
          />
          <p className={css.links}>
            <Link isAlone href={staffPaths.password(locale)}>
              {t('staff.account.password')}
            </Link>
            <Link isAlone href={staffPaths.activity(locale)}>
              {t('staff.history')}
            </Link>
          </p>
        </Card>
        <Card title={t('staff.account.notifications')}>
          <div className={css.switches}>
            <Switch
              label={t('staff.account.orders')}
              note={t('staff.account.orders.note')}
              isOn={isOn}
              isSaving={isSaving}
              savingLabel={t('staff.account.saving')}
              problem={problem}
              onChange={toggle}
            />
            <PushSwitch />
          </div>
        </Card>
        <Card title={own('own.sessions.title')}>
          <OwnSessions />
        </Card>
      </div>
    </>
  )
}
