import type { ApiKeys } from '@wasl/contracts/web/dashboard/administration/api-keys.contract'
import { CheckboxGroup } from '@wasl/ui/fields/CheckboxGroup'
import { RadioCards } from '@wasl/ui/fields/RadioCards'
import { Ltr } from '@wasl/ui/Ltr'
import { TextField } from '@wasl/ui/TextField'
import { useState } from 'react'
import { staffClient } from '../../../base/session/staff-client.ts'
import { AreaForm } from '../../../desk/form/AreaForm.tsx'
import { useIsChanged } from '../../../desk/form/use-is-changed.ts'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { apiKeysKey } from './api-keys.queries.ts'
import { useApiKeysText } from './api-keys.text.ts'
import { useScopeName } from './use-scope-name.ts'

type Props = { known: ApiKeys; onMade: (key: string) => void; onClosed: () => void }

const spans = ['30', '90', '365', 'never'] as const

export function NewKeyDialog({ known, onMade, onClosed }: Props) {
  const t = useApiKeysText()
  const scopeName = useScopeName()
  const saving = useSaving(apiKeysKey)
  const [form, setForm] = useState({ name: '', scopes: [] as string[], days: '365' })
  const isChanged = useIsChanged(form)
  const change = (changes: Partial<typeof form>) => setForm((now) => ({ ...now, ...changes }))
  const make = async () => {
    const body = { ...form, days: form.days === 'never' ? null : Number(form.days) }
    const made = await saving.save(() => staffClient.administration.apiKeys.create({ body }))
    if (made !== null) onMade(made.key)
  }
  return (
    <AreaForm
      title={t('apiKeys.new')}
      saving={saving}
      saveLabel={t('apiKeys.make')}
      isChanged={isChanged}
      onSave={() => void make()}
      onClosed={onClosed}
    >
      <TextField
        label={t('apiKeys.name')}
        hint={t('apiKeys.nameHint')}
        autoComplete="off"
        value={form.name}
        onChange={(event) => change({ name: event.target.value })}
        problem={saving.problemOf('name')}
      />
      <CheckboxGroup
        label={t('apiKeys.scopes')}
        choices={known.scopes.map((scope) => ({
          value: scope,
          label: scopeName(scope),
          note: <Ltr>{scope}</Ltr>,
        }))}
        values={form.scopes}
        onChange={(scopes) => change({ scopes })}
        problem={saving.problemOf('scopes')}
      />
      <RadioCards
        label={t('apiKeys.days')}
        look="chips"
        choices={spans.map((value) => ({ value, label: t(`apiKeys.days.${value}`) }))}
        value={form.days}
        onChange={(days) => change({ days })}
      />
    </AreaForm>
  )
}
