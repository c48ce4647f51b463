import type { ManagedUnit, UnitWish } from '@wasl/contracts/web/dashboard/administration/units.contract'
import { titleOf } from '@wasl/domain/locale'
import { Switch } from '@wasl/ui/fields/Switch'
import { TextField } from '@wasl/ui/TextField'
import { useState } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useDraft } from '../../../desk/form/use-draft.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { AreaForm } from '../../../desk/form/AreaForm.tsx'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { useSaving } from '../../../desk/form/use-saving.ts'
import css from './Appearance.module.css'
import { unitsKey } from './appearance.queries.ts'
import { useAppearanceText } from './appearance.text.ts'
import { ColourField } from './ColourField.tsx'
import { PictureField } from './PictureField.tsx'

const empty: UnitWish & { key: string } = {
  key: '',
  titleEn: '',
  titleAr: '',
  headerColor: '#ffffff',
  logoUrl: '',
  website: '',
  instagramUrl: '',
  twitterUrl: '',
  facebookUrl: '',
  showUnitTitle: true,
}

const links = ['instagramUrl', 'twitterUrl', 'facebookUrl'] as const

type Props = { unit: ManagedUnit | null; onClosed: () => void }

export function UnitDialog({ unit, onClosed }: Props) {
  const t = useAppearanceText()
  const area = useAreaText()
  const locale = useLocale()
  const notices = useNotices()
  const saving = useSaving(unitsKey)
  const [before] = useState(() => (unit ? formOf(unit) : empty))
  const key = unit ? `administration.unit.${unit.key}.${unit.revision}` : 'administration.unit.new'
  const { draft, keep, isChanged, forget } = useDraft(key, before)
  const change = (changes: Partial<typeof draft>) => keep((now) => ({ ...now, ...changes }))
  const close = () => {
    forget()
    onClosed()
  }
  const save = async () => {
    const { key: ownKey, ...wish } = draft
    const saved = unit
      ? await saving.save(() =>
          staffClient.administration.units.change({
            params: { key: unit.key },
            body: { ...wish, revision: unit.revision },
          }),
        )
      : await saving.save(() => staffClient.administration.units.create({ body: { ...wish, key: ownKey } }))
    if (saved === null) return
    notices.success(area('area.saved'))
    close()
  }
  const text = (field: 'titleEn' | 'titleAr' | 'website', extra: object = {}) => (
    <TextField
      label={t(`appearance.${field}`)}
      autoComplete="off"
      value={draft[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      problem={saving.problemOf(field)}
      {...extra}
    />
  )
  return (
    <AreaForm
      title={unit ? t('appearance.unit.change', { name: titleOf(unit, locale) }) : t('appearance.unit.new')}
      saving={saving}
      isChanged={isChanged}
      onSave={() => void save()}
      onClosed={close}
    >
      {!unit && (
        <TextField
          label={t('appearance.unit.key')}
          hint={t('appearance.unit.keyHint')}
          dir="ltr"
          autoComplete="off"
          value={draft.key}
          onChange={(event) => change({ key: event.target.value })}
          problem={saving.problemOf('key')}
        />
      )}
      <div className={css.pair}>
        {text('titleEn', { lang: 'en' })}
        {text('titleAr', { lang: 'ar' })}
      </div>
      <ColourField
        label={t('appearance.unit.headerColor')}
        value={draft.headerColor}
        onChange={(headerColor) => change({ headerColor })}
        problem={saving.problemOf('headerColor') ?? null}
      />
      <PictureField
        label={t('appearance.logoUrl')}
        hint={t('appearance.logoHint')}
        url={draft.logoUrl}
        onChange={(logoUrl) => change({ logoUrl })}
        problem={saving.problemOf('logoUrl') ?? null}
      />
      <Switch
        label={t('appearance.unit.showTitle')}
        isOn={draft.showUnitTitle}
        savingLabel={area('area.saving')}
        onChange={(showUnitTitle) => change({ showUnitTitle })}
      />
      {text('website', { dir: 'ltr', optional: area('area.optional') })}
      <div className={css.pair}>
        {links.map((field) => (
          <TextField
            key={field}
            label={t(`appearance.unit.${field}`)}
            optional={area('area.optional')}
            dir="ltr"
            autoComplete="off"
            value={draft[field]}
            onChange={(event) => change({ [field]: event.target.value })}
            problem={saving.problemOf(field)}
          />
        ))}
      </div>
    </AreaForm>
  )
}

const formOf = ({ revision: _revision, isPaused: _paused, requests: _requests, ...form }: ManagedUnit) => form
