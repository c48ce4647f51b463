import type { Endpoint } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { Button } from '@wasl/ui/actions/Button'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { KeyRoundIcon } from '@wasl/ui/icons/KeyRoundIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { ActionMenu } from '@wasl/ui/overlays/menus/ActionMenu'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../../../desk/form/Area.module.css'
import type { OpenHook } from './HookDialogs.tsx'
import { useHooksText } from './hooks.text.ts'
import { useHookActions } from './use-hook-actions.ts'

type Props = { endpoint: Endpoint; onOpen: (open: OpenHook) => void }

export function HookRow({ endpoint, onOpen }: Props) {
  const t = useHooksText()
  const { isTesting, test, turn, replayFailed } = useHookActions(endpoint)
  const { url, active, eventTypes, failingSince, disabledAt, previousSecretUntil } = endpoint
  const act = (id: string) => {
    if (id === 'secret') onOpen({ kind: 'rotate', endpoint })
    if (id === 'turn') turn(!active)
    if (id === 'replay') replayFailed()
  }
  return (
    <li className={css.item}>
      <div className={css.told}>
        <div className={css.head}>
          <h2 className={css.name}>
            <Ltr>{url}</Ltr>
          </h2>
          {!active ? (
            <StatusBadge tone="neutral" icon={<BanIcon size={14} />}>
              {t('hooks.off')}
            </StatusBadge>
          ) : failingSince === null ? (
            <StatusBadge tone="success" icon={<CircleCheckIcon size={14} />}>
              {t('hooks.on')}
            </StatusBadge>
          ) : (
            <StatusBadge tone="danger" icon={<TriangleAlertIcon size={14} />}>
              {t.rich('hooks.failing', { when: <Instant at={failingSince} /> })}
            </StatusBadge>
          )}
        </div>
        <ul className={css.facts}>
          {eventTypes.length === 0 ? (
            <li className={css.fact}>{t('hooks.allEvents')}</li>
          ) : (
            eventTypes.map((type) => (
              <li key={type} className={css.fact}>
                <Ltr>{type}</Ltr>
              </li>
            ))
          )}
        </ul>
        <p className={css.quiet}>
          {t('hooks.fares', {
            delivered: endpoint.delivered,
            failed: endpoint.failed,
            due: endpoint.due,
          })}
        </p>
        {!active && disabledAt !== null && (
          <p className={css.quiet}>{t.rich('hooks.gaveUp', { when: <Instant at={disabledAt} /> })}</p>
        )}
        {previousSecretUntil !== null && (
          <p className={css.quiet}>
            {t.rich('hooks.rotating', { when: <Instant at={previousSecretUntil} /> })}
          </p>
        )}
      </div>
      <div className={css.tools}>
        {active && (
          <Button size="row" isPending={isTesting} onClick={test}>
            {t('hooks.test')}
            <VisuallyHidden> {url}</VisuallyHidden>
          </Button>
        )}
        <Button size="row" icon={<PencilIcon size={16} />} onClick={() => onOpen({ kind: 'edit', endpoint })}>
          {t('hooks.edit')}
          <VisuallyHidden> {url}</VisuallyHidden>
        </Button>
        <ActionMenu
          label={t('hooks.actionsOf', { url })}
          onAction={act}
          groups={[
            {
              id: 'all',
              items: [
                { id: 'secret', label: t('hooks.secret'), icon: <KeyRoundIcon size={16} /> },
                ...(active
                  ? [{ id: 'replay', label: t('hooks.replayFailed'), icon: <RotateCwIcon size={16} /> }]
                  : []),
                {
                  id: 'turn',
                  label: t(active ? 'hooks.turnOff' : 'hooks.turnOn'),
                  icon: active ? <BanIcon size={16} /> : <CircleCheckIcon size={16} />,
                },
              ],
            },
          ]}
        />
      </div>
    </li>
  )
}
