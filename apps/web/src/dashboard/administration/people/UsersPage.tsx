import { useQuery } from '@tanstack/react-query'
import { userList } from '@wasl/contracts/lists/users'
import { userStates } from '@wasl/contracts/values/states'
import type { AdministeredUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { Button } from '@wasl/ui/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { useState } from 'react'
import { PagesFoot } from '../../../desk/list/PagesFoot.tsx'
import { usePagedList } from '../../../desk/list/usePagedList.ts'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { useListEnd } from '../../../desk/list/use-list-end.ts'
import area from '../../../desk/form/Area.module.css'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from './People.module.css'
import { rolesQuery, usersQuery, peopleKey } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { SessionsDialog } from './SessionsDialog.tsx'
import { UserDialog } from './UserDialog.tsx'
import { UserRow, type UserAction } from './UserRow.tsx'
import { useUserLink } from './use-user-link.ts'
import { nameOf } from '@wasl/domain/locale'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useLocale } from '../../../i18n/language.tsx'

type Props = { user: AdministeredUser; door: 'disable' | 'enable'; onClosed: () => void }

const yes = {
  disable: 'administration.user.yesDisable',
  enable: 'administration.user.yesEnable',
} as const

const done = {
  disable: 'administration.user.disabledNow',
  enable: 'administration.user.enabledNow',
} as const

function UserDoor({ user, door, onClosed }: Props) {
  const t = usePeopleText()
  const notices = useNotices()
  const name = nameOf(user, useLocale()) || user.username
  const params = { id: String(user.id) }
  return (
    <AskAndSave
      asks={{
        title: t('administration.sure'),
        yes: t(yes[door]),
        no: t('administration.no'),
        isFinal: door === 'disable',
      }}
      sends={{ send: () => staffClient.administration.users[door]({ params, body: {} }), key: peopleKey }}
      onDone={() => {
        notices.success(t(done[door], { name }))
        onClosed()
      }}
      onClosed={onClosed}
    >
      {t(`administration.user.${door}Text`, { name })}
    </AskAndSave>
  )
}

type Open = { action: 'new' } | { action: Exclude<UserAction, 'link'>; user: AdministeredUser } | null

/** Who works for the merchant, and what each may do. */
export function UsersPage() {
  const t = usePeopleText()
  const { asked, go } = usePagedList(userList)
  const found = useQuery(usersQuery(asked))
  const roles = useQuery(rolesQuery).data?.results ?? []
  const [open, setOpen] = useState<Open>(null)
  const sendLink = useUserLink()
  const { data } = found
  const { results: users = [], count = 0 } = data ?? {}
  const isBehindEnd = useListEnd({ ...asked, shown: users.length, count }, found)
  const counts = data && {
    ...data.counts,
    all: data.counts.active + data.counts.invited + data.counts.disabled,
  }
  return (
    <div className={area.page}>
      <AdministrationHead
        area="users"
        actions={
          <Button
            variant="primary"
            size="row"
            icon={<PlusIcon size={16} />}
            onClick={() => setOpen({ action: 'new' })}
          >
            {t('administration.user.add')}
          </Button>
        }
      />
      <section className={css.box} aria-label={t('administration.user.lists')} data-box="card">
        <div className={css.search}>
          <SearchField
            label={t('administration.user.search')}
            placeholder={t('administration.user.searchHint')}
            clearLabel={t('administration.user.clear')}
            start={asked.q}
            onSearch={(q) => q !== asked.q && go({ q, page: 1 })}
            isPending={found.isFetching && data !== undefined}
          />
        </div>
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
          {data && !isBehindEnd ? (
            users.length === 0 ? (
              <EmptyState kind="no-results" title={t('administration.user.none')}>
                {t('administration.user.noneText')}
              </EmptyState>
            ) : (
              <>
                <ul className={css.list}>
                  {users.map((user) => (
                    <li key={user.id}>
                      <UserRow
                        user={user}
                        roles={roles}
                        onAction={(action) =>
                          action === 'link' ? void sendLink(user) : setOpen({ action, user })
                        }
                      />
                    </li>
                  ))}
                </ul>
                <PagesFoot asked={asked} asOf={data.asOf} count={count} shown={users.length} onGo={go} />
              </>
            )
          ) : found.error ? (
            <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <SkeletonBlocks kind="list" label={t('administration.user.loading')} />
          )}
        </Tabs>
      </section>
      <OpenDialog open={open} onClosed={() => setOpen(null)} />
    </div>
  )
}

function OpenDialog({ open, onClosed }: { open: Open; onClosed: () => void }) {
  const { data } = useQuery(rolesQuery)
  if (open === null) return null
  switch (open.action) {
    case 'new':
      return data ? <UserDialog user={null} roles={data.results} onClosed={onClosed} /> : null
    case 'edit':
      return data ? <UserDialog user={open.user} roles={data.results} onClosed={onClosed} /> : null
    case 'sessions':
      return <SessionsDialog user={open.user} onClosed={onClosed} />
    case 'disable':
    case 'enable':
      return <UserDoor user={open.user} door={open.action} onClosed={onClosed} />
  }
}
