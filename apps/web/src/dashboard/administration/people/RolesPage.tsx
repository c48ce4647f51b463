import { useQuery } from '@tanstack/react-query'
import type { NewRole, Role, Roles } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import { nameOf } from '@wasl/domain/locale'
import { permissions } from '@wasl/domain/permissions'
import { isReadyRole } from '@wasl/domain/roles'
import { Alert } from '@wasl/ui/notices/Alert'
import { staffClient } from '../../../base/session/staff-client.ts'
import area from '../../../desk/form/Area.module.css'
import { bilingual, own, type OwnField } from '../../../desk/resource/fields.tsx'
import { resource } from '../../../desk/resource/resource.ts'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from './People.module.css'
import { peopleKey, rolesQuery } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { PermissionPicker } from './PermissionPicker.tsx'
import { useNames } from './use-names.ts'

const empty: NewRole = { nameEn: '', nameAr: '', permissions: [] }

/** Sets of permissions: Wasl's, and the merchant's own. */
export const RolesPage = resource({
  client: staffClient.administration.roles,
  key: [...peopleKey, 'roles'],
  prefix: 'administration.role',
  words: usePeopleText,
  name: (role, { t, locale }) => {
    if (role.id === 'owner') return t('administration.role.owner')
    return isReadyRole(role.id) ? t(`administration.role.${role.id}`) : nameOf(role, locale)
  },
  empty,
  fields: [bilingual('name', 80), own(['permissions'], PermissionsOfRole)],
  listed: useRoles,
  isFixed: ({ isReady }) => isReady,
  mayRemove: ({ isReady }) => !isReady,
  removesWithPassword: true,
  copyOf: (role, { staff }) => ({ permissions: role.permissions.filter(staff.may) }),
  note: ({ isReady }, { t }) => t(isReady ? 'administration.role.ready' : 'administration.role.own'),
  columns: ({ t }) => [
    {
      id: 'permissions',
      label: t('administration.role.permissions'),
      cell: (role) => <PermissionsSaid of={role} />,
      width: 280,
      card: 'note',
    },
    {
      id: 'users',
      label: t('administration.role.holders'),
      cell: ({ users }) => t('administration.role.users', { n: users }),
      width: 120,
    },
  ],
  Head: (props) => <AdministrationHead area="roles" {...props} />,
  Details: ({ row }) => <RoleDetails role={row} />,
})

/** The owner is no role that is given by name, but it stands where roles are looked for. */
const withOwner = ({ owners, results }: Roles): Roles => {
  const all = { nameEn: '', nameAr: '', permissions: [...permissions] }
  return { owners, results: [{ id: 'owner', isReady: true, ...all, users: owners, revision: 0 }, ...results] }
}

function useRoles() {
  return { found: useQuery({ ...rolesQuery, select: withOwner }) }
}

function PermissionsSaid({ of }: { of: Role }) {
  const t = usePeopleText()
  const names = useNames()
  const hasAll = permissions.every((permission) => of.permissions.includes(permission))
  return (
    <span className={area.clamp}>
      {hasAll ? t('administration.role.everything') : names.permissions(of.permissions)}
    </span>
  )
}

/** What cannot be changed is told in full; of what can be, whom a change reaches. */
function RoleDetails({ role }: { role: Role }) {
  const t = usePeopleText()
  const names = useNames()
  if (role.id === 'owner') return <p>{t('administration.role.about.owner')}</p>
  if (!role.isReady)
    return role.users > 0 && <Alert tone="info">{t('administration.role.holds', { n: role.users })}</Alert>
  return (
    <ul className={css.facts} aria-label={t('administration.role.permissions')}>
      {role.permissions.map((permission) => (
        <li key={permission}>{names.permission(permission)}</li>
      ))}
    </ul>
  )
}

function PermissionsOfRole({ draft, change, problemOf, before, row }: OwnField<NewRole, Roles>) {
  const t = usePeopleText()
  return (
    <PermissionPicker
      label={t('administration.role.permissions')}
      values={draft.permissions}
      before={row === null ? [] : before.permissions}
      problem={problemOf('permissions')}
      onChange={(chosen) => change({ permissions: chosen })}
    />
  )
}
