import type { Role } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import { Alert } from '@wasl/ui/Alert'
import { TextField } from '@wasl/ui/TextField'
import { useState } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useStaff } from '../../../desk/staff.ts'
import css from '../../../desk/form/Area.module.css'
import { AreaForm } from '../../../desk/form/AreaForm.tsx'
import { useIsChanged } from '../../../desk/form/use-is-changed.ts'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { peopleKey } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { PermissionPicker } from './PermissionPicker.tsx'
import { useNames } from './use-names.ts'

type Props = { changed: Role | null; permissions: readonly string[]; onClosed: () => void }

/** A role that is changed, or a new one that begins with some permissions. */
export function RoleDialog({ changed: role, permissions, onClosed }: Props) {
  const t = usePeopleText()
  const names = useNames()
  const notices = useNotices()
  const { may } = useStaff()
  const saving = useSaving(peopleKey)
  const [draft, setDraft] = useState(() => ({
    nameEn: role?.nameEn ?? '',
    nameAr: role?.nameAr ?? '',
    permissions: role ? [...permissions] : permissions.filter(may),
  }))
  const isChanged = useIsChanged(draft)
  const change = (changes: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...changes }))
  const send = () =>
    role
      ? saving.save(() =>
          staffClient.administration.roles.change({
            params: { id: role.id },
            body: { ...draft, revision: role.revision },
          }),
        )
      : saving.save(() => staffClient.administration.roles.create({ body: draft }))
  const save = async () => {
    if ((await send()) === null) return
    notices.success(t('administration.role.saved'))
    onClosed()
  }
  return (
    <AreaForm
      title={
        role ? t('administration.role.change', { name: names.role(role) }) : t('administration.role.new')
      }
      saving={saving}
      isChanged={isChanged}
      onSave={() => void save()}
      onClosed={onClosed}
    >
      {role && role.users > 0 && (
        <Alert tone="info">{t('administration.role.holds', { n: role.users })}</Alert>
      )}
      <div className={css.pair}>
        <TextField
          data-first-focus=""
          label={t('administration.role.nameEn')}
          lang="en"
          autoComplete="off"
          maxLength={80}
          value={draft.nameEn}
          onChange={(event) => change({ nameEn: event.target.value })}
          problem={saving.problemOf('nameEn')}
        />
        <TextField
          label={t('administration.role.nameAr')}
          lang="ar"
          autoComplete="off"
          maxLength={80}
          value={draft.nameAr}
          onChange={(event) => change({ nameAr: event.target.value })}
          problem={saving.problemOf('nameAr')}
        />
      </div>
      <PermissionPicker
        label={t('administration.role.permissions')}
        values={draft.permissions}
        before={role ? permissions : []}
        problem={saving.problemOf('permissions')}
        onChange={(chosen) => change({ permissions: chosen })}
      />
    </AreaForm>
  )
}
