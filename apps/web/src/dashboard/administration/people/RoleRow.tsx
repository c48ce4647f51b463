import type { Role } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import { permissions } from '@wasl/domain/permissions'
import { CopyIcon } from '@wasl/ui/icons/CopyIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { ActionMenu } from '@wasl/ui/overlays/ActionMenu'
import css from './People.module.css'
import { usePeopleText } from './people.text.ts'
import { useNames } from './use-names.ts'

export type RoleAction = 'edit' | 'copy' | 'remove'

const actions: readonly RoleAction[] = ['edit', 'copy', 'remove']

export function RoleRow({ role, onAction }: { role: Role; onAction: (action: RoleAction) => void }) {
  const t = usePeopleText()
  const names = useNames()
  const name = names.role(role)
  const hasAll = permissions.every((permission) => role.permissions.includes(permission))
  return (
    <article className={css.line} aria-labelledby={`role-${role.id}`}>
      <div className={css.told}>
        <div className={css.head}>
          <h3 id={`role-${role.id}`} className={css.name}>
            <bdi>{name}</bdi>
          </h3>
          <span className={css.quiet}>{t('administration.role.users', { n: role.users })}</span>
        </div>
        <ul className={css.facts}>
          {hasAll ? (
            <li>{t('administration.role.everything')}</li>
          ) : (
            role.permissions.map((permission) => <li key={permission}>{names.permission(permission)}</li>)
          )}
        </ul>
      </div>
      <ActionMenu
        label={t('administration.role.actions', { name })}
        groups={[
          {
            id: 'role',
            items: [
              ...(role.isReady
                ? []
                : [{ id: 'edit', label: t('administration.role.edit'), icon: <PencilIcon /> }]),
              { id: 'copy', label: t('administration.role.copy'), icon: <CopyIcon /> },
            ],
          },
          {
            id: 'away',
            items: role.isReady
              ? []
              : [
                  {
                    id: 'remove',
                    label: t('administration.role.remove'),
                    icon: <Trash2Icon />,
                    tone: 'danger' as const,
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
