import { useQuery } from '@tanstack/react-query'
import type { Role } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import type { NewUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { approvedPermissions } from '@wasl/domain/roles'
import { openSections, sections } from '@wasl/domain/sections'
import { Alert } from '@wasl/ui/notices/Alert'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import type { OwnField } from '../../../desk/resource/fields.tsx'
import { useStaff } from '../../../desk/staff.ts'
import css from '../../../desk/form/Area.module.css'
import people from './People.module.css'
import { rolesQuery } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { PermissionPicker } from './PermissionPicker.tsx'
import { UserPlaces } from './UserPlaces.tsx'
import { useNames } from './use-names.ts'

export function UserMay({ draft, change, problemOf, before, row }: OwnField<NewUser, unknown>) {
  const t = usePeopleText()
  const names = useNames()
  const { user: self, may, has, plugins } = useStaff()
  const roles = useQuery(rolesQuery).data?.results ?? []
  if (row !== null && before.username === self.username)
    return <Alert tone="info">{t('administration.user.own')}</Alert>
  const notYours = { disabledReason: t('administration.user.notYours') }
  const mayGive = (role: Role) =>
    before.roles.includes(role.id) ||
    self.isSuperuser ||
    role.permissions.every((permission) => may(permission) && !approvedPermissions.includes(permission))
  const shown = openSections(sections, plugins)
  return (
    <fieldset className={css.group}>
      <legend>{t('administration.user.may')}</legend>
      {(self.isSuperuser || draft.isSuperuser) && (
        <>
          <Checkbox
            label={t('administration.user.isOwner')}
            note={t('administration.user.isOwnerHint')}
            checked={draft.isSuperuser}
            onChange={(isSuperuser) => change({ isSuperuser })}
          />
          {problemOf('isSuperuser') !== undefined && (
            <p className={people.wrong} role="alert">
              {problemOf('isSuperuser')}
            </p>
          )}
        </>
      )}
      <CheckboxGroup
        label={t('administration.user.roles')}
        choices={roles.map((role) => ({
          value: role.id,
          label: <bdi>{names.role(role)}</bdi>,
          ...(!mayGive(role) && notYours),
        }))}
        values={draft.roles}
        onChange={(chosen) => change({ roles: chosen })}
        problem={problemOf('roles')}
      />
      <PermissionPicker
        label={t('administration.user.permissions')}
        {...(!self.isSuperuser && { hint: t('administration.user.waitsNote') })}
        values={draft.permissions}
        before={before.permissions}
        problem={problemOf('permissions')}
        onChange={(chosen) => change({ permissions: chosen })}
      />
      <CheckboxGroup
        label={t('administration.user.sections')}
        selectAll={t('administration.user.allSections')}
        choices={shown.map((section) => ({
          value: section,
          label: names.section(section),
          ...(!self.isSuperuser && !has(section) && !before.sections.includes(section) && notYours),
        }))}
        values={draft.sections}
        onChange={(chosen) =>
          change({
            sections: [
              ...draft.sections.filter((section) => !shown.some((one) => one === section)),
              ...chosen,
            ],
          })
        }
        problem={problemOf('sections')}
      />
      <UserPlaces
        places={draft.places}
        before={before.places}
        problem={problemOf('places')}
        onChange={(places) => change({ places })}
      />
    </fieldset>
  )
}
