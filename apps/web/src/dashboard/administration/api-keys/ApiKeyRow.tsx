import type { ApiKey } from '@wasl/contracts/web/dashboard/administration/api-keys.contract'
import { Button } from '@wasl/ui/Button'
import { Dots } from '@wasl/ui/Dots'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { Ltr } from '@wasl/ui/Ltr'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { VisuallyHidden } from '@wasl/ui/VisuallyHidden'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../../../desk/form/Area.module.css'
import { useApiKeysText } from './api-keys.text.ts'
import { useScopeName } from './use-scope-name.ts'

const looks = {
  active: { tone: 'success', icon: <CircleCheckIcon size={14} /> },
  expired: { tone: 'warning', icon: <ClockAlertIcon size={14} /> },
  revoked: { tone: 'neutral', icon: <BanIcon size={14} /> },
} as const

export function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const t = useApiKeysText()
  const scopeName = useScopeName()
  const { name, prefix, scopes, state, createdBy, created, expires, lastUsed } = apiKey
  return (
    <li className={css.item}>
      <div className={css.told}>
        <div className={css.head}>
          <h2 className={css.name}>
            <bdi>{name}</bdi>
          </h2>
          <StatusBadge {...looks[state]}>{t(`apiKeys.state.${state}`)}</StatusBadge>
        </div>
        <p className={css.quiet}>
          <Ltr>
            <code>{prefix}…</code>
          </Ltr>
        </p>
        <ul className={css.facts}>
          {scopes.map((scope) => (
            <li key={scope} className={css.fact}>
              {scopeName(scope)}
            </li>
          ))}
        </ul>
        <p className={css.quiet}>
          <Dots>
            <span>
              {t.rich('apiKeys.made', { name: <bdi>{createdBy}</bdi>, when: <Instant at={created} /> })}
            </span>
            <span>
              {lastUsed === null
                ? t('apiKeys.unused')
                : t.rich('apiKeys.used', { when: <Instant at={lastUsed} /> })}
            </span>
            <span>
              {apiKey.revoked !== null
                ? t.rich('apiKeys.revokedBy', {
                    name: <bdi>{apiKey.revokedBy}</bdi>,
                    when: <Instant at={apiKey.revoked} />,
                  })
                : expires === null
                  ? t('apiKeys.never')
                  : t.rich(state === 'expired' ? 'apiKeys.expired' : 'apiKeys.expires', {
                      when: <Instant at={expires} />,
                    })}
            </span>
          </Dots>
        </p>
      </div>
      {state !== 'revoked' && (
        <div className={css.tools}>
          <Button size="row" icon={<BanIcon size={16} />} onClick={onRevoke}>
            {t('apiKeys.revoke')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  )
}
