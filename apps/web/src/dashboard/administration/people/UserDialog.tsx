import type { Role } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import type {
  AdministeredUser,
  NewUser,
  SavedUser,
} from '@wasl/contracts/web/dashboard/administration/users.contract'
import { nameOf } from '@wasl/domain/locale'
import { useState } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { useStaff } from '../../../desk/staff.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useDraft } from '../../../desk/form/use-draft.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { AreaForm } from '../../../desk/form/AreaForm.tsx'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { peopleKey } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { useNames } from './use-names.ts'
import { emptyUser, formOf, outcomeOf } from './user-form.ts'
import { UserMay } from './UserMay.tsx'
import { UserWho } from './UserWho.tsx'

type Props = { user: AdministeredUser | null; roles: readonly Role[]; onClosed: () => void }

export function UserDialog({ user, roles, onClosed }: Props) {
  const t = usePeopleText()
  const locale = useLocale()
  const names = useNames()
  const notices = useNotices()
  const saving = useSaving(peopleKey)
  const { user: self } = useStaff()
  const [before] = useState(() => (user ? formOf(user, self) : emptyUser))
  const key = user ? `user.${user.id}.${user.revision}` : 'user.new'
  const { draft, keep, isChanged, forget } = useDraft<NewUser>(key, before)
  const change = (changes: Partial<NewUser>) => keep((now) => ({ ...now, ...changes }))
  const close = () => {
    forget()
    onClosed()
  }
  const send = async (): Promise<SavedUser | null> => {
    if (!user) return saving.save(() => staffClient.administration.users.create({ body: draft }))
    const { username: _, ...wish } = draft
    const body = { ...wish, revision: user.revision }
    return saving.save(() =>
      staffClient.administration.users.change({ params: { id: String(user.id) }, body }),
    )
  }
  const save = async () => {
    const saved = await send()
    if (saved === null) return
    tell(saved)
    close()
  }
  const tell = (saved: SavedUser) => {
    const outcome = outcomeOf(user, saved)
    const says = t(`administration.user.${outcome}`, { permissions: names.permissions(saved.asked) })
    return outcome === 'savedNotInvited' ? notices.error(says) : notices.success(says)
  }
  const form = { draft, change, problemOf: saving.problemOf }
  return (
    <AreaForm
      title={
        user
          ? t('administration.user.change', { name: nameOf(user, locale) || user.username })
          : t('administration.user.new')
      }
      saving={saving}
      isChanged={isChanged}
      onSave={() => void save()}
      onClosed={close}
    >
      <UserWho form={form} isNew={!user} />
      <UserMay form={form} before={before} roles={roles} isSelf={user?.isSelf ?? false} />
    </AreaForm>
  )
}

export type UserFormModel = {
  draft: NewUser
  change: (changes: Partial<NewUser>) => void
  problemOf: (field: string) => string | undefined
}
