import type { AdministeredUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { nameOf } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { useState } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import { peopleKey } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { useUserLink } from './use-user-link.ts'

const yes = {
  disable: 'administration.user.yesDisable',
  enable: 'administration.user.yesEnable',
} as const
const done = {
  disable: 'administration.user.disabledNow',
  enable: 'administration.user.enabledNow',
} as const

/** Lets somebody in or out. Out is at once and everywhere, so it is asked. */
export function UserDoors({ user }: { user: AdministeredUser }) {
  const t = usePeopleText()
  const notices = useNotices()
  const sendLink = useUserLink()
  const [isAsking, setIsAsking] = useState(false)
  const name = nameOf(user, useLocale()) || user.username
  if (user.hindrance !== null) return null
  const door = user.state === 'disabled' ? 'enable' : 'disable'
  const params = { id: String(user.id) }
  return (
    <>
      {door === 'disable' && (
        <Button variant="quiet" size="row" icon={<MailIcon size={16} />} onClick={() => void sendLink(user)}>
          {t('administration.user.link')}
        </Button>
      )}
      {(door === 'enable' || !user.isSelf) && (
        <Button
          variant="quiet"
          size="row"
          icon={door === 'enable' ? <CircleCheckIcon size={16} /> : <BanIcon size={16} />}
          onClick={() => setIsAsking(true)}
        >
          {t(`administration.user.${door}`)}
        </Button>
      )}
      {isAsking && (
        <AskAndSave
          asks={{
            title: t('administration.sure'),
            yes: t(yes[door]),
            no: t('administration.no'),
            isFinal: door === 'disable',
          }}
          sends={{
            send: () => staffClient.administration.users[door]({ params, body: {} }),
            key: peopleKey,
          }}
          onDone={() => {
            notices.success(t(done[door], { name }))
            setIsAsking(false)
          }}
          onClosed={() => setIsAsking(false)}
        >
          {t(`administration.user.${door}Text`, { name })}
        </AskAndSave>
      )}
    </>
  )
}
