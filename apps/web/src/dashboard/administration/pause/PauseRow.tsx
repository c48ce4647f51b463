import type { Pausable } from '@wasl/contracts/web/dashboard/administration/pause.contract'
import { Button } from '@wasl/ui/Button'
import { Dots } from '@wasl/ui/Dots'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { PauseIcon } from '@wasl/ui/icons/PauseIcon'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { VisuallyHidden } from '@wasl/ui/VisuallyHidden'
import { useLocale } from '../../../i18n/language.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../../../app/staff/area/Area.module.css'
import { usePausingText } from './pausing.text.ts'

type Props = { place: Pausable; isWholePaused: boolean; onOpen: (kind: 'pause' | 'resume') => void }

export function PauseRow({ place, isWholePaused, onOpen }: Props) {
  const t = usePausingText()
  const locale = useLocale()
  const { unit, pause } = place
  const title = place.title[locale]
  return (
    <li className={css.item}>
      <div className={css.told}>
        <div className={css.head}>
          <h2 className={css.name}>
            <bdi>{unit === null ? t('pausing.whole', { name: title }) : title}</bdi>
          </h2>
          {pause ? (
            <StatusBadge tone="warning" icon={<PauseIcon size={14} />}>
              {t('pausing.paused')}
            </StatusBadge>
          ) : (
            <StatusBadge tone="success" icon={<CircleCheckIcon size={14} />}>
              {t('pausing.open')}
            </StatusBadge>
          )}
        </div>
        {pause && (
          <p className={css.quiet}>
            <Dots>
              <span>
                {pause.until === null
                  ? t('pausing.untilResumed')
                  : t.rich('pausing.until', { when: <Instant at={pause.until} /> })}
              </span>
              {pause.at !== null && pause.by !== null && (
                <span>
                  {t.rich('pausing.by', { name: <bdi>{pause.by}</bdi>, when: <Instant at={pause.at} /> })}
                </span>
              )}
            </Dots>
          </p>
        )}
        {pause?.message && (
          <p className={css.quiet}>
            {t.rich('pausing.message', { message: <bdi>{pause.message[locale]}</bdi> })}
          </p>
        )}
        {unit !== null && isWholePaused && <p className={css.quiet}>{t('pausing.byWhole')}</p>}
      </div>
      <div className={css.tools}>
        <Button size="row" icon={pause ? undefined : <PauseIcon size={16} />} onClick={() => onOpen('pause')}>
          {t(pause ? 'pausing.change' : 'pausing.pause')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
        {pause && (
          <Button size="row" variant="primary" onClick={() => onOpen('resume')}>
            {t('pausing.resume')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  )
}
