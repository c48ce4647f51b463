import type { Role } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import type { AdministeredUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { nameOf } from '@wasl/domain/locale'
import { Dots } from '@wasl/ui/Dots'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { MonitorIcon } from '@wasl/ui/icons/MonitorIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { Ltr } from '@wasl/ui/Ltr'
import { ActionMenu } from '@wasl/ui/overlays/ActionMenu'
import { useLocale } from '../../../i18n/language.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import css from './People.module.css'
import { usePeopleText } from './people.text.ts'
import { useNames } from './use-names.ts'
import type { UserState } from '@wasl/contracts/values/states'
import { StatusBadge } from '@wasl/ui/StatusBadge'

const looks = {
  active: { tone: 'success', icon: <CircleCheckIcon size={14} /> },
  invited: { tone: 'info', icon: <MailIcon size={14} /> },
  disabled: { tone: 'neutral', icon: <BanIcon size={14} /> },
} as const

function UserBadge({ state }: { state: UserState }) {
  const t = usePeopleText()
  return <StatusBadge {...looks[state]}>{t(`administration.user.state.${state}`)}</StatusBadge>
}

export type UserAction = 'edit' | 'sessions' | 'link' | 'disable' | 'enable'

type Props = {
  user: AdministeredUser
  roles: readonly Role[]
  onAction: (action: UserAction) => void
}

const actions: readonly UserAction[] = ['edit', 'sessions', 'link', 'disable', 'enable']

export function UserRow({ user, roles, onAction }: Props) {
  const t = usePeopleText()
  const locale = useLocale()
  const name = nameOf(user, locale) || user.username
  const reason = user.hindrance === null ? {} : { disabledReason: user.hindrance }
  const isOut = user.state === 'disabled'
  return (
    <article className={css.line} aria-labelledby={`user-${user.id}`}>
      <div className={css.told}>
        <div className={css.head}>
          <h2 id={`user-${user.id}`} className={css.name}>
            <bdi>{name}</bdi>
            {user.isSelf && ` (${t('administration.user.you')})`}
          </h2>
          <UserBadge state={user.state} />
        </div>
        <p className={css.who}>
          <Ltr>{user.username}</Ltr> <Ltr>{user.email}</Ltr>
        </p>
        <UserFacts user={user} roles={roles} />
        <p className={css.quiet}>
          <Dots>
            {user.lastSeen === null ? (
              t('administration.user.neverSeen')
            ) : (
              <span>
                {t('administration.user.seen')} <Instant at={user.lastSeen} />
              </span>
            )}
            {user.sessions > 0 && t('administration.user.sessions', { n: user.sessions })}
          </Dots>
        </p>
      </div>
      <ActionMenu
        label={t('administration.user.actions', { name })}
        groups={[
          {
            id: 'user',
            items: [
              { id: 'edit', label: t('administration.user.edit'), icon: <PencilIcon />, ...reason },
              { id: 'sessions', label: t('administration.user.showSessions'), icon: <MonitorIcon /> },
              ...(isOut
                ? [
                    {
                      id: 'enable',
                      label: t('administration.user.enable'),
                      icon: <CircleCheckIcon />,
                      ...reason,
                    },
                  ]
                : [{ id: 'link', label: t('administration.user.link'), icon: <MailIcon />, ...reason }]),
            ],
          },
          {
            id: 'out',
            items:
              isOut || user.isSelf
                ? []
                : [
                    {
                      id: 'disable',
                      label: t('administration.user.disable'),
                      icon: <BanIcon />,
                      tone: 'danger' as const,
                      ...reason,
                    },
                  ],
          },
        ]}
        onAction={(id) => {
          const action = actions.find((known) => known === id)
          if (action) onAction(action)
        }}
      />
    </article>
  )
}

function UserFacts({ user, roles }: Pick<Props, 'user' | 'roles'>) {
  const t = usePeopleText()
  const names = useNames()
  const held = roles.filter(({ id }) => user.roles.includes(id))
  return (
    <ul className={css.facts}>
      {user.isSuperuser && <li>{t('administration.user.owner')}</li>}
      {held.map((role) => (
        <li key={role.id}>
          <bdi>{names.role(role)}</bdi>
        </li>
      ))}
      {user.permissions.length > 0 && (
        <li>{t('administration.user.ownRights', { n: user.permissions.length })}</li>
      )}
      {!user.isSuperuser && user.held.length === 0 && <li>{t('administration.user.noRights')}</li>}
      {user.awaiting.length > 0 && (
        <li data-waits="">
          {t('administration.user.awaiting', { permissions: names.permissions(user.awaiting) })}
        </li>
      )}
    </ul>
  )
}
