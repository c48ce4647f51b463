import type { Settings, SettingsShown } from '@wasl/contracts/web/dashboard/administration/settings.contract'
import { nameOf } from '@wasl/domain/locale'
import { ComboBox } from '@wasl/ui/fields/choices/ComboBox'
import { Select } from '@wasl/ui/fields/choices/Select'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { Card } from '@wasl/ui/layout/Card'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useLocale } from '../../../i18n/language.tsx'
import css from '../../../desk/form/Area.module.css'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { PageForm } from '../../../desk/form/PageForm.tsx'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { useStoredDraft } from '../../../desk/form/use-stored-draft.ts'
import { settingsKey } from './settings.queries.ts'
import { useSettingsText } from './settings.text.ts'
import { AmountField } from '@wasl/ui/money/AmountField'
import { moneyText } from '@wasl/ui/money/money-text.ts'

const none = 'none'

export function SettingsForm({ shown }: { shown: SettingsShown }) {
  const t = useSettingsText()
  const area = useAreaText()
  const locale = useLocale()
  const notices = useNotices()
  const saving = useSaving(settingsKey)
  const { settings, timezones, gateways } = shown
  const { draft, keep, isChanged, isBehind, saved, giveUp } = useStoredDraft({
    name: 'administration.settings',
    stored: settings,
    revision: settings.revision,
  })
  const change = (changes: Partial<Settings>) => keep((now) => ({ ...now, ...changes }))
  const save = async () => {
    const answer = await saving.save(() => staffClient.administration.settings.change({ body: draft }))
    if (answer === null) return
    saved()
    notices.success(area('area.saved'))
  }
  const onOff = (field: 'refundsSurplus' | 'publicCollect' | 'maskCustomer' | 'amountInPreviews') => (
    <Switch
      label={t(`merchantSettings.${field}`)}
      note={t(`merchantSettings.${field}Note`)}
      isOn={draft[field]}
      savingLabel={area('area.saving')}
      onChange={(isOn) => change({ [field]: isOn })}
    />
  )
  return (
    <PageForm
      saving={saving}
      isChanged={isChanged}
      isBehind={isBehind}
      onSave={() => void save()}
      onDiscard={() => {
        giveUp()
        saving.clear()
      }}
    >
      <Card title={t('merchantSettings.group.language')}>
        <div className={css.pair}>
          <Select
            id="settings-language"
            label={t('merchantSettings.defaultLanguage')}
            placeholder={t('merchantSettings.choose')}
            choices={(['en', 'ar'] as const).map((one) => ({
              value: one,
              label: t(`merchantSettings.${one}`),
            }))}
            value={draft.defaultLanguage}
            onChange={(chosen) => change({ defaultLanguage: chosen === 'ar' ? 'ar' : 'en' })}
            problem={saving.problemOf('defaultLanguage') ?? null}
          />
          <ComboBox
            id="settings-timezone"
            label={t('merchantSettings.timezone')}
            hint={t('merchantSettings.timezoneHint')}
            groups={[
              {
                id: 'all',
                label: t('merchantSettings.zones'),
                items: timezones.map((zone) => ({ id: zone, label: zone.replaceAll('_', ' ') })),
              },
            ]}
            value={draft.timezone}
            onChange={(zone) => change({ timezone: zone ?? settings.timezone })}
            openLabel={t('merchantSettings.openZones')}
            nothingFound={t('merchantSettings.noZone')}
            problem={saving.problemOf('timezone') ?? null}
          />
        </div>
      </Card>
      <Card title={t('merchantSettings.group.payments')}>
        <div className={css.form}>
          <Select
            id="settings-gateway"
            label={t('merchantSettings.preferredGateway')}
            placeholder={t('merchantSettings.choose')}
            choices={[
              { value: none, label: t('merchantSettings.noGateway') },
              ...gateways.map((gateway) => ({ value: gateway.value, label: nameOf(gateway, locale) })),
            ]}
            value={draft.preferredGateway ?? none}
            onChange={(chosen) => change({ preferredGateway: chosen === none ? null : chosen })}
            problem={saving.problemOf('preferredGateway') ?? null}
          />
          {onOff('refundsSurplus')}
          {onOff('publicCollect')}
          <TextArea
            label={t('merchantSettings.redirectOrigins')}
            hint={t('merchantSettings.redirectHint')}
            dir="ltr"
            rows={3}
            value={draft.redirectOrigins.join('\n')}
            onChange={(event) => change({ redirectOrigins: event.target.value.split('\n') })}
            problem={saving.problemOf('redirectOrigins') ?? null}
          />
        </div>
      </Card>
      <Card title={t('merchantSettings.group.privacy')}>
        <div className={css.form}>
          {onOff('maskCustomer')}
          {onOff('amountInPreviews')}
          <ConfirmAbove
            shown={shown}
            values={draft.confirmAbove}
            onChange={(confirmAbove) => change({ confirmAbove })}
            problemOf={saving.problemOf}
          />
          <TextField
            id="settings-approvalHours"
            label={t('merchantSettings.approvalHours')}
            hint={t('merchantSettings.approvalHoursHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            value={draft.approvalHours}
            onChange={({ currentTarget }) => change({ approvalHours: currentTarget.value })}
            problem={saving.problemOf('approvalHours')}
          />
        </div>
      </Card>
    </PageForm>
  )
}

type Props = {
  shown: SettingsShown
  values: Readonly<Record<string, string>>
  onChange: (values: Record<string, string>) => void
  problemOf: (field: string) => string | undefined
}

/** Currency by currency; an empty one takes the product's. */
function ConfirmAbove({ shown, values, onChange, problemOf }: Props) {
  const t = useSettingsText()
  const area = useAreaText()
  const locale = useLocale()
  const hintOf = (currency: string) => {
    const above = shown.defaultConfirmAbove[currency]
    return above && t('merchantSettings.confirmDefault', { amount: moneyText(above, currency, locale) })
  }
  return (
    <fieldset className={css.group}>
      <legend>{t('merchantSettings.confirmAbove')}</legend>
      <div className={css.pair}>
        {shown.currencies.map((currency) => (
          <AmountField
            key={currency}
            label={currency}
            hint={hintOf(currency)}
            money={{ currency, locale }}
            question={area('area.question')}
            value={values[currency] ?? ''}
            onChange={(typed) => onChange({ ...values, [currency]: typed })}
            problem={problemOf(`confirm_above.${currency}`) ?? null}
          />
        ))}
      </div>
    </fieldset>
  )
}
