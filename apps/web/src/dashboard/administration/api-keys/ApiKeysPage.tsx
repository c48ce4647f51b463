import type { ApiKey, ApiKeys } from '@wasl/contracts/web/dashboard/administration/api-keys.contract'
import { Button } from '@wasl/ui/actions/Button'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Ltr } from '@wasl/ui/text/Ltr'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { useState } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import area from '../../../desk/form/Area.module.css'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { ShownOnce } from '../../../desk/form/ShownOnce.tsx'
import { line, own, type OwnField } from '../../../desk/resource/fields.tsx'
import { resource } from '../../../desk/resource/resource.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import { joined } from '../../../parts/joined.ts'
import { AdministrationHead } from '../AdministrationHead.tsx'
import { apiKeysKey } from './api-keys.queries.ts'
import { useApiKeysText } from './api-keys.text.ts'
import { useScopeName } from './use-scope-name.ts'

type Draft = { name: string; scopes: string[]; days: string }

const spans = ['30', '90', '365', 'never'] as const
const empty: Draft = { name: '', scopes: [], days: '365' }
const looks = {
  active: { tone: 'success', icon: <CircleCheckIcon size={14} /> },
  expired: { tone: 'warning', icon: <ClockAlertIcon size={14} /> },
  revoked: { tone: 'neutral', icon: <BanIcon size={14} /> },
} as const

/** What the merchant's own servers sign in with. */
export const ApiKeysPage = resource({
  client: staffClient.administration.apiKeys,
  key: apiKeysKey,
  prefix: 'apiKeys',
  words: useApiKeysText,
  name: ({ name }) => name,
  empty,
  fields: [line('name', { hasHint: true, most: 80 }), own(['scopes', 'days'], KeyTerms)],
  read: (draft: Draft) => ({ ...draft, days: draft.days === 'never' ? null : Number(draft.days) }),
  note: ({ prefix }) => (
    <Ltr>
      <code>{prefix}…</code>
    </Ltr>
  ),
  columns: ({ t }) => [
    {
      id: 'scopes',
      label: t('apiKeys.scopes'),
      cell: (key) => (
        <span className={area.clamp}>
          <Scopes of={key} />
        </span>
      ),
      width: 240,
      card: 'note',
    },
    { id: 'used', label: t('apiKeys.lastUsed'), cell: (key) => <LastUsed of={key} />, width: 140 },
    {
      id: 'state',
      label: t('apiKeys.state'),
      cell: ({ state }) => <StatusBadge {...looks[state]}>{t(`apiKeys.state.${state}`)}</StatusBadge>,
      width: 120,
      card: 'badge',
    },
  ],
  Head: (props) => <AdministrationHead area="api-keys" {...props} />,
  Details: ({ row }) => <KeyFacts of={row} />,
  Tools: ({ row }) => row.state !== 'revoked' && <Revoke of={row} />,
  Made: function MadeKey({ made: { key }, onClosed }) {
    const t = useApiKeysText()
    return (
      <ShownOnce
        title={t('apiKeys.once')}
        note={t('apiKeys.onceText')}
        secret={key}
        copyLabel={t('apiKeys.copy')}
        onClosed={onClosed}
      />
    )
  },
})

function Scopes({ of: { scopes } }: { of: ApiKey }) {
  const scopeName = useScopeName()
  return <>{joined(scopes.map(scopeName), useLocale())}</>
}

function LastUsed({ of: { lastUsed } }: { of: ApiKey }) {
  const t = useApiKeysText()
  return lastUsed === null ? <>{t('apiKeys.unused')}</> : <Instant at={lastUsed} />
}

function KeyFacts({ of }: { of: ApiKey }) {
  const t = useApiKeysText()
  const { state, createdBy, created, expires, revoked, revokedBy } = of
  const by = (name: string | null, at: string) => (
    <>
      <bdi>{name}</bdi>, <Instant at={at} />
    </>
  )
  return (
    <KeyValueList
      rows={[
        {
          key: 'state',
          label: t('apiKeys.state'),
          value: <StatusBadge {...looks[state]}>{t(`apiKeys.state.${state}`)}</StatusBadge>,
        },
        { key: 'scopes', label: t('apiKeys.scopes'), value: <Scopes of={of} />, isLong: true },
        { key: 'made', label: t('apiKeys.made'), value: by(createdBy, created) },
        { key: 'used', label: t('apiKeys.lastUsed'), value: <LastUsed of={of} /> },
        {
          key: 'expires',
          label: t('apiKeys.expires'),
          value: expires === null ? t('apiKeys.never') : <Instant at={expires} />,
        },
        ...(revoked === null
          ? []
          : [{ key: 'revoked', label: t('apiKeys.revokedBy'), value: by(revokedBy, revoked) }]),
      ]}
    />
  )
}

function KeyTerms({ draft, change, problemOf, page }: OwnField<Draft, ApiKeys>) {
  const t = useApiKeysText()
  const scopeName = useScopeName()
  return (
    <>
      <CheckboxGroup
        label={t('apiKeys.scopes')}
        choices={page.scopes.map((scope) => ({
          value: scope,
          label: scopeName(scope),
          note: <Ltr>{scope}</Ltr>,
        }))}
        values={draft.scopes}
        onChange={(scopes) => change({ scopes })}
        problem={problemOf('scopes')}
      />
      <RadioCards
        label={t('apiKeys.days')}
        look="chips"
        choices={spans.map((value) => ({ value, label: t(`apiKeys.days.${value}`) }))}
        value={draft.days}
        onChange={(days) => change({ days })}
      />
    </>
  )
}

/** Its servers stop at once, so this is asked. */
function Revoke({ of: { id, name } }: { of: ApiKey }) {
  const t = useApiKeysText()
  const notices = useNotices()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button size="row" icon={<BanIcon size={16} />} onClick={() => setIsAsking(true)}>
        {t('apiKeys.revoke')}
      </Button>
      {isAsking && (
        <AskAndSave
          asks={{
            title: t('apiKeys.revokeTitle'),
            yes: t('apiKeys.yes'),
            no: t('apiKeys.no'),
            busy: t('apiKeys.revoking'),
            isFinal: true,
          }}
          sends={{
            send: () => staffClient.administration.apiKeys.revoke({ params: { id } }),
            key: apiKeysKey,
          }}
          onDone={() => {
            notices.success(t('apiKeys.wasRevoked'))
            setIsAsking(false)
          }}
          onClosed={() => setIsAsking(false)}
        >
          {t('apiKeys.revokeText', { name })}
        </AskAndSave>
      )}
    </>
  )
}
