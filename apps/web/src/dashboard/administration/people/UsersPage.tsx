import { useQuery } from '@tanstack/react-query'
import { userList } from '@wasl/contracts/lists/users'
import { userStates } from '@wasl/contracts/values/states'
import type { AdministeredUser, NewUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { nameOf } from '@wasl/domain/locale'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import type { ReactNode } from 'react'
import { answerOf } from '../../../base/session/answer-of.ts'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { PagesFoot } from '../../../desk/list/PagesFoot.tsx'
import { useListEnd } from '../../../desk/list/use-list-end.ts'
import { usePagedList } from '../../../desk/list/usePagedList.ts'
import { own } from '../../../desk/resource/fields.tsx'
import { resource } from '../../../desk/resource/resource.ts'
import { Instant } from '../../../parts/Instant.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from './People.module.css'
import { peopleKey, usersQuery } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { useNames } from './use-names.ts'
import { emptyUser, formOf, outcomeOf } from './user-form.ts'
import { UserDetails } from './UserDetails.tsx'
import { UserDoors } from './UserDoors.tsx'
import { UserFacts } from './UserFacts.tsx'
import { UserMay } from './UserMay.tsx'
import { UserWho } from './UserWho.tsx'

const looks = {
  active: { tone: 'success', icon: <CircleCheckIcon size={14} /> },
  invited: { tone: 'info', icon: <MailIcon size={14} /> },
  disabled: { tone: 'neutral', icon: <BanIcon size={14} /> },
} as const

/** Who works for the merchant, and what each may do. */
export const UsersPage = resource({
  client: staffClient.administration.users,
  key: peopleKey,
  prefix: 'administration.user',
  words: usePeopleText,
  name: (user, { locale }) => nameOf(user, locale) || user.username,
  empty: emptyUser,
  fields: [
    own(['username', 'email', 'nameEn', 'nameAr', 'language', 'oneTimeCode'], UserWho),
    own(['isSuperuser', 'roles', 'permissions', 'sections', 'places'], UserMay),
  ],
  draftOf: (user, { staff }) => formOf(user, staff.user),
  read: ({ username, ...wish }: NewUser, user) => (user ? wish : { username, ...wish }),
  isFixed: ({ hindrance }) => hindrance !== null,
  listed: useUsers,
  one: async (id) => answerOf(await staffClient.administration.users.user({ params: { id } })),
  told: useTold,
  note: ({ username, isSelf }, { t }) => (
    <>
      <Ltr>{username}</Ltr>
      {isSelf && ` (${t('administration.user.you')})`}
    </>
  ),
  columns: ({ t }) => [
    {
      id: 'may',
      label: t('administration.user.roles'),
      cell: (user) => <UserFacts user={user} />,
      width: 200,
      card: 'note',
    },
    {
      id: 'seen',
      label: t('administration.user.seen'),
      cell: ({ lastSeen }) =>
        lastSeen === null ? t('administration.user.neverSeen') : <Instant at={lastSeen} />,
      width: 160,
    },
    {
      id: 'state',
      label: t('administration.user.state'),
      cell: ({ state }) => (
        <StatusBadge {...looks[state]}>{t(`administration.user.state.${state}`)}</StatusBadge>
      ),
      width: 116,
      card: 'badge',
    },
  ],
  Head: (props) => <AdministrationHead area="users" {...props} />,
  Details: ({ row }) => <UserDetails user={row} />,
  Tools: ({ row }) => <UserDoors user={row} />,
})

/** Searched, by state and by pages. */
function useUsers() {
  const t = usePeopleText()
  const { asked, go } = usePagedList(userList)
  const found = useQuery(usersQuery(asked))
  const { data } = found
  const { results: users = [], count = 0 } = data ?? {}
  const isBehindEnd = useListEnd({ ...asked, shown: users.length, count }, found)
  const counts = data && {
    ...data.counts,
    all: data.counts.active + data.counts.invited + data.counts.disabled,
  }
  const around = (table: ReactNode) => (
    <div className={css.around}>
      <SearchField
        label={t('administration.user.search')}
        placeholder={t('administration.user.searchHint')}
        clearLabel={t('administration.user.clear')}
        start={asked.q}
        onSearch={(q) => q !== asked.q && go({ q, page: 1 })}
        isPending={found.isFetching && data !== undefined}
      />
      <Tabs
        label={t('administration.user.lists')}
        moreLabel={t('administration.user.more')}
        tabs={(['all', ...userStates] as const).map((id) => ({
          id,
          label: t(`administration.user.list.${id}`),
          ...(counts && { count: String(counts[id]) }),
        }))}
        selected={asked.filters.state ?? 'all'}
        onSelect={(id) => go({ filters: { state: userStates.find((state) => state === id) }, page: 1 })}
      >
        {table}
        {data && users.length > 0 && (
          <PagesFoot asked={asked} asOf={data.asOf} count={count} shown={users.length} onGo={go} />
        )}
      </Tabs>
    </div>
  )
  return {
    found: isBehindEnd ? { ...found, data: undefined, error: null } : found,
    around,
    isNarrowed: true,
  }
}

/** What became of their rights and of their link. */
function useTold() {
  const t = usePeopleText()
  const names = useNames()
  const notices = useNotices()
  return (saved: Parameters<typeof outcomeOf>[1], before: AdministeredUser | null) => {
    const outcome = outcomeOf(before, saved)
    const says = t(`administration.user.${outcome}`, { permissions: names.permissions(saved.asked) })
    return outcome === 'savedNotInvited' ? notices.error(says) : notices.success(says)
  }
}
