import type { Pausable } from '@wasl/contracts/web/dashboard/administration/pause.contract'
import { pick, titleOf } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { Dots } from '@wasl/ui/text/Dots'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { PauseIcon } from '@wasl/ui/icons/PauseIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useLocale } from '../../../i18n/language.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../../../desk/form/Area.module.css'
import { usePausingText } from './pausing.text.ts'

type Props = { place: Pausable; isWholePaused: boolean; onOpen: (kind: 'pause' | 'resume') => void }

export function PauseRow({ place, isWholePaused, onOpen }: Props) {
  const t = usePausingText()
  const locale = useLocale()
  const { unitCode, paused, pausedUntil, pausedAt, pausedBy } = place
  const title = titleOf(place, locale)
  const message = pick({ en: place.messageEn ?? '', ar: place.messageAr ?? '' }, locale)
  return (
    <li className={css.item}>
      <div className={css.told}>
        <div className={css.head}>
          <h2 className={css.name}>
            <bdi>{unitCode === null ? t('pausing.whole', { name: title }) : title}</bdi>
          </h2>
          {paused ? (
            <StatusBadge tone="warning" icon={<PauseIcon size={14} />}>
              {t('pausing.paused')}
            </StatusBadge>
          ) : (
            <StatusBadge tone="success" icon={<CircleCheckIcon size={14} />}>
              {t('pausing.open')}
            </StatusBadge>
          )}
        </div>
        {paused && (
          <p className={css.quiet}>
            <Dots>
              <span>
                {pausedUntil === null
                  ? t('pausing.untilResumed')
                  : t.rich('pausing.until', { when: <Instant at={pausedUntil} /> })}
              </span>
              {pausedAt !== null && pausedBy !== null && (
                <span>
                  {t.rich('pausing.by', { name: <bdi>{pausedBy}</bdi>, when: <Instant at={pausedAt} /> })}
                </span>
              )}
            </Dots>
          </p>
        )}
        {paused && message && (
          <p className={css.quiet}>{t.rich('pausing.message', { message: <bdi>{message}</bdi> })}</p>
        )}
        {unitCode !== null && isWholePaused && <p className={css.quiet}>{t('pausing.byWhole')}</p>}
      </div>
      <div className={css.tools}>
        <Button
          size="row"
          icon={paused ? undefined : <PauseIcon size={16} />}
          onClick={() => onOpen('pause')}
        >
          {t(paused ? 'pausing.change' : 'pausing.pause')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
        {paused && (
          <Button size="row" variant="primary" onClick={() => onOpen('resume')}>
            {t('pausing.resume')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  )
}
