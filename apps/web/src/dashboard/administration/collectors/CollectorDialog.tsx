import type {
  Collectors,
  CollectorWish,
  ManagedCollector,
} from '@wasl/contracts/web/dashboard/administration/collectors.contract'
import { nameOf } from '@wasl/domain/locale'
import { Select } from '@wasl/ui/fields/Select'
import { Switch } from '@wasl/ui/fields/Switch'
import { TextField } from '@wasl/ui/TextField'
import { useState } from 'react'
import css from '../../../desk/form/Area.module.css'
import { AreaForm } from '../../../desk/form/AreaForm.tsx'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useDraft } from '../../../desk/form/use-draft.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { collectorsKey } from './collectors.queries.ts'
import { useCollectorsText } from './collectors.text.ts'

const empty: CollectorWish = { nameEn: '', nameAr: '', username: null, unitCode: null, active: true }

type Props = { collector: ManagedCollector | null; known: Collectors; onClosed: () => void }

export function CollectorDialog({ collector, known, onClosed }: Props) {
  const t = useCollectorsText()
  const area = useAreaText()
  const locale = useLocale()
  const notices = useNotices()
  const saving = useSaving(collectorsKey)
  const [before] = useState(() => (collector ? wishOf(collector) : empty))
  const key = collector
    ? `administration.collector.${collector.id}.${collector.revision}`
    : 'administration.collector.new'
  const { draft, keep, isChanged, forget } = useDraft(key, before)
  const change = (changes: Partial<CollectorWish>) => keep((now) => ({ ...now, ...changes }))
  const close = () => {
    forget()
    onClosed()
  }
  const save = async () => {
    const saved = collector
      ? await saving.save(() =>
          staffClient.administration.collectors.change({
            params: { id: collector.id },
            body: { ...draft, revision: collector.revision },
          }),
        )
      : await saving.save(() => staffClient.administration.collectors.create({ body: draft }))
    if (saved === null) return
    notices.success(area('area.saved'))
    close()
  }
  const choicesOf = (choices: Collectors['units'], nothing: string) => [
    { value: '', label: nothing },
    ...choices.map((choice) => ({ value: choice.value, label: nameOf(choice, locale) || choice.value })),
  ]
  return (
    <AreaForm
      title={collector ? t('collectors.change', { name: nameOf(collector, locale) }) : t('collectors.new')}
      saving={saving}
      isChanged={isChanged}
      onSave={() => void save()}
      onClosed={close}
    >
      <div className={css.pair}>
        <TextField
          label={t('collectors.nameEn')}
          lang="en"
          dir="ltr"
          autoComplete="off"
          value={draft.nameEn}
          onChange={(event) => change({ nameEn: event.target.value })}
          problem={saving.problemOf('nameEn')}
        />
        <TextField
          label={t('collectors.nameAr')}
          lang="ar"
          dir="rtl"
          autoComplete="off"
          value={draft.nameAr}
          onChange={(event) => change({ nameAr: event.target.value })}
          problem={saving.problemOf('nameAr')}
        />
      </div>
      <Select
        label={t('collectors.user')}
        hint={t('collectors.userHint')}
        placeholder={t('collectors.choose')}
        choices={choicesOf(known.users, t('collectors.nobody'))}
        value={draft.username ?? ''}
        onChange={(username) => change({ username: username || null })}
        problem={saving.problemOf('username')}
      />
      <Select
        label={t('collectors.unit')}
        placeholder={t('collectors.choose')}
        choices={choicesOf(known.units, t('collectors.defaultUnit'))}
        value={draft.unitCode ?? ''}
        onChange={(unitCode) => change({ unitCode: unitCode || null })}
        problem={saving.problemOf('unitCode')}
      />
      <Switch
        label={t('collectors.isActive', { name: nameOf(draft, locale) })}
        isOn={draft.active}
        savingLabel={area('area.saving')}
        onChange={(active) => change({ active })}
      />
    </AreaForm>
  )
}

const wishOf = ({ nameEn, nameAr, username, unitCode, active }: ManagedCollector): CollectorWish => ({
  nameEn,
  nameAr,
  username,
  unitCode,
  active,
})
