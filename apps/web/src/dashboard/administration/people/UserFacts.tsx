import { useQuery } from '@tanstack/react-query'
import type { AdministeredUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import css from './People.module.css'
import { rolesQuery } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { useNames } from './use-names.ts'

/** What somebody may do, in short. */
export function UserFacts({ user }: { user: AdministeredUser }) {
  const t = usePeopleText()
  const names = useNames()
  const roles = useQuery(rolesQuery).data?.results ?? []
  return (
    <ul className={css.facts}>
      {user.isSuperuser && <li>{t('administration.user.owner')}</li>}
      {roles
        .filter(({ id }) => user.roles.includes(id))
        .map((role) => (
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
