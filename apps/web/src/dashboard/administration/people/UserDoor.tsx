import type { AdministeredUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { nameOf } from '@wasl/domain/locale'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useLocale } from '../../../i18n/language.tsx'
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
