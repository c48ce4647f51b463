import type { AdministeredUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { pick } from '@wasl/domain/locale'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useNotices } from '../../../app/staff/notices.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useAreaText } from '../area.text.ts'
import { useSaving } from '../use-saving.ts'
import { peopleKey } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'

type Props = { user: AdministeredUser; door: 'disable' | 'enable'; onClosed: () => void }

const yes = {
  disable: 'administration.user.yesDisable',
  enable: 'administration.user.yesEnable',
} as const
const done = {
  disable: 'administration.user.disabledNow',
  enable: 'administration.user.enabledNow',
} as const

export function UserDoor({ user, door, onClosed }: Props) {
  const t = usePeopleText()
  const area = useAreaText()
  const notices = useNotices()
  const name = pick(user.name, useLocale()) || user.username
  const saving = useSaving(peopleKey)
  const press = async () => {
    const params = { id: user.id, door }
    const saved = await saving.save(() => staffClient.administration.users.door({ params, body: {} }))
    if (saved === null) return
    notices.success(t(done[door], { name }))
    onClosed()
  }
  return (
    <ConfirmDialog
      title={t('administration.user.disableTitle')}
      tone={door === 'disable' ? 'danger' : 'normal'}
      words={{
        yes: t(yes[door]),
        no: t('administration.user.no'),
        close: area('area.close'),
        busy: area('area.saving'),
      }}
      isBusy={saving.isSaving}
      problem={saving.problem}
      onAnswer={(answer) => (answer === 'yes' ? void press() : onClosed())}
    >
      {t(`administration.user.${door}Text`, { name })}
    </ConfirmDialog>
  )
}
