import type { Endpoint, Endpoints } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { Ltr } from '@wasl/ui/text/Ltr'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useState } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { AreaForm } from '../../../desk/form/AreaForm.tsx'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { useIsChanged } from '../../../desk/form/use-is-changed.ts'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { hooksKey } from './hooks.queries.ts'
import { useHooksText } from './hooks.text.ts'

type Props = {
  endpoint: Endpoint | null
  known: Endpoints
  /** With the secret of a new one. */
  onMade: (secret: string) => void
  onClosed: () => void
}

export function HookDialog({ endpoint, known, onMade, onClosed }: Props) {
  const t = useHooksText()
  const area = useAreaText()
  const notices = useNotices()
  const saving = useSaving(hooksKey)
  const { webhooks } = staffClient.administration
  const [form, setForm] = useState({
    url: endpoint?.url ?? 'https://',
    isAll: (endpoint?.eventTypes ?? []).length === 0,
    eventTypes: endpoint?.eventTypes ?? [],
  })
  const isChanged = useIsChanged(form)
  const change = (changes: Partial<typeof form>) => setForm((now) => ({ ...now, ...changes }))
  const save = async () => {
    const wish = { url: form.url.trim(), eventTypes: form.isAll ? [] : form.eventTypes }
    if (endpoint === null) {
      const made = await saving.save(() => webhooks.create({ body: wish }))
      if (made !== null) onMade(made.secret)
      return
    }
    const { id, active, revision } = endpoint
    const body = { ...wish, active, revision }
    if ((await saving.save(() => webhooks.change({ params: { id }, body }))) === null) return
    notices.success(area('area.saved'))
    onClosed()
  }
  return (
    <AreaForm
      title={t(endpoint ? 'hooks.change' : 'hooks.new')}
      saving={saving}
      {...(endpoint === null && { saveLabel: t('hooks.make') })}
      isChanged={isChanged}
      onSave={() => void save()}
      onClosed={onClosed}
    >
      <TextField
        label={t('hooks.url')}
        hint={t('hooks.urlHint')}
        type="url"
        dir="ltr"
        autoComplete="off"
        value={form.url}
        onChange={(event) => change({ url: event.target.value })}
        problem={saving.problemOf('url')}
      />
      <RadioCards
        label={t('hooks.which')}
        look="chips"
        choices={(['all', 'some'] as const).map((value) => ({ value, label: t(`hooks.which.${value}`) }))}
        value={form.isAll ? 'all' : 'some'}
        onChange={(value) => change({ isAll: value === 'all' })}
      />
      {!form.isAll && (
        <CheckboxGroup
          label={t('hooks.events')}
          choices={known.eventTypes.map((type) => ({ value: type, label: <Ltr>{type}</Ltr> }))}
          values={form.eventTypes}
          onChange={(eventTypes) => change({ eventTypes })}
          problem={saving.problemOf('eventTypes')}
        />
      )}
    </AreaForm>
  )
}
