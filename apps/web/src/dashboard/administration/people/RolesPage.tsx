import { useQuery } from '@tanstack/react-query'
import type { Role } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import { Button } from '@wasl/ui/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { useState } from 'react'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import area from '../../../desk/form/Area.module.css'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from './People.module.css'
import { rolesQuery, peopleKey } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { RoleDialog } from './RoleDialog.tsx'
import { OwnerRow } from './OwnerRow.tsx'
import { RoleRow, type RoleAction } from './RoleRow.tsx'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useNames } from './use-names.ts'

type Open = { action: 'new' } | { action: RoleAction; role: Role } | null

/** Sets of permissions: Wasl's, and the merchant's own. */
export function RolesPage() {
  const t = usePeopleText()
  const found = useQuery(rolesQuery)
  const [open, setOpen] = useState<Open>(null)
  const { data } = found
  const own = data?.results.filter(({ isReady }) => !isReady) ?? []
  const ready = data?.results.filter(({ isReady }) => isReady) ?? []
  const row = (role: Role) => (
    <li key={role.id}>
      <RoleRow role={role} onAction={(action) => setOpen({ action, role })} />
    </li>
  )
  return (
    <div className={area.page}>
      <AdministrationHead
        area="roles"
        actions={
          <Button
            variant="primary"
            size="row"
            icon={<PlusIcon size={16} />}
            onClick={() => setOpen({ action: 'new' })}
          >
            {t('administration.role.add')}
          </Button>
        }
      />
      {data ? (
        <>
          <section className={css.roles} aria-labelledby="roles-own">
            <h2 id="roles-own" className={css.rolesTitle}>
              {t('administration.role.own')}
            </h2>
            {own.length === 0 ? (
              <div className={css.box}>
                <EmptyState kind="no-data" title={t('administration.role.none')}>
                  {t('administration.role.noneText')}
                </EmptyState>
              </div>
            ) : (
              <ul className={`${css.box} ${css.list}`} data-box="card">
                {own.map(row)}
              </ul>
            )}
          </section>
          <section className={css.roles} aria-labelledby="roles-ready">
            <h2 id="roles-ready" className={css.rolesTitle}>
              {t('administration.role.ready')}
            </h2>
            <ul className={`${css.box} ${css.list}`} data-box="card">
              <li>
                <OwnerRow owners={data.owners} />
              </li>
              {ready.map(row)}
            </ul>
          </section>
          <OpenDialog open={open} onClosed={() => setOpen(null)} />
        </>
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks kind="list" label={t('administration.role.loading')} />
      )}
    </div>
  )
}

function OpenDialog({ open, onClosed }: { open: Open; onClosed: () => void }) {
  if (open === null) return null
  switch (open.action) {
    case 'new':
      return <RoleDialog changed={null} permissions={[]} onClosed={onClosed} />
    case 'copy':
      return <RoleDialog changed={null} permissions={open.role.permissions} onClosed={onClosed} />
    case 'edit':
      return <RoleDialog changed={open.role} permissions={open.role.permissions} onClosed={onClosed} />
    case 'remove':
      return <RemoveRole role={open.role} onClosed={onClosed} />
  }
}

function RemoveRole({ role, onClosed }: { role: Role; onClosed: () => void }) {
  const t = usePeopleText()
  const names = useNames()
  const notices = useNotices()
  const params = { id: role.id }
  return (
    <AskAndSave
      asks={{
        title: t('administration.sure'),
        yes: t('administration.role.yes'),
        no: t('administration.no'),
        isFinal: true,
      }}
      sends={{ send: () => staffClient.administration.roles.remove({ params }), key: peopleKey }}
      onDone={() => {
        notices.success(t('administration.role.removed'))
        onClosed()
      }}
      onClosed={onClosed}
    >
      {t('administration.role.removeText', { name: names.role(role) })}
    </AskAndSave>
  )
}
