import type { OwnSession } from '@wasl/contracts/web/auth.contract'
import { Button } from '@wasl/ui/actions/Button'
import { MonitorIcon } from '@wasl/ui/icons/MonitorIcon'
import { SmartphoneIcon } from '@wasl/ui/icons/SmartphoneIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Pill } from '@wasl/ui/money/Pill'
import { Instant } from '../../parts/Instant.tsx'
import { deviceName } from './device-name.ts'
import { useOwnText } from './own.text.ts'
import css from './OwnSessions.module.css'

type Props = { session: OwnSession; isEnding: boolean; onEnd: () => void }

export function OwnSessionRow({ session, isEnding, onEnd }: Props) {
  const t = useOwnText()
  const name = deviceName(session.device)
  const shown = name ?? t('own.sessions.unknown')
  const Mark = /iPhone|Android/.test(name ?? '') ? SmartphoneIcon : MonitorIcon
  return (
    <li className={css.row}>
      <Mark />
      <div className={css.words}>
        <div className={css.name}>
          {name === null ? shown : <Ltr>{name}</Ltr>}{' '}
          {session.isCurrent && <Pill size="row">{t('own.sessions.current')}</Pill>}
        </div>
        <p className={css.when}>
          {t.rich('own.sessions.since', {
            start: <Instant at={session.startedAt} />,
            seen: <Instant at={session.seenAt} />,
          })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="row"
          isPending={isEnding}
          aria-label={t('own.sessions.endOf', { device: shown })}
          onClick={onEnd}
        >
          {t('own.sessions.end')}
        </Button>
      )}
    </li>
  )
}
