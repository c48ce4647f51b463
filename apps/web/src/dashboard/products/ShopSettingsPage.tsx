import { useQuery } from '@tanstack/react-query'
import type { ShopSettings } from '@wasl/contracts/web/dashboard/products.contract'
import { decimalsOf } from '@wasl/domain/money'
import { latinDigits } from '@wasl/domain/digits'
import { AmountField } from '@wasl/ui/money/AmountField'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { Card } from '@wasl/ui/layout/Card'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import area from '../../desk/form/Area.module.css'
import { useAreaText } from '../../desk/form/area.text.ts'
import { PageForm } from '../../desk/form/PageForm.tsx'
import { useSaving } from '../../desk/form/use-saving.ts'
import { useStoredDraft } from '../../desk/form/use-stored-draft.ts'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { shopSettingsKey, shopSettingsQuery } from './products.queries.ts'
import { useProductsText } from './products.text.ts'
import css from './Products.module.css'
import { ShopHead } from './ShopHead.tsx'

/** SHOP-10: how the shop sells. */
export function ShopSettingsPage() {
  const t = useProductsText()
  const found = useQuery(shopSettingsQuery)
  return (
    <div className={area.page}>
      <ShopHead of="shopSettings" />
      {found.data ? (
        <SettingsForm shown={found.data} />
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks kind="details" label={t('shopSettings.loading')} />
      )}
    </div>
  )
}

function SettingsForm({ shown: { currencyCode: currency, ...stored } }: { shown: ShopSettings }) {
  const t = useProductsText()
  const words = useAreaText()
  const locale = useLocale()
  const notices = useNotices()
  const saving = useSaving(shopSettingsKey)
  const { draft, keep, isChanged, isBehind, saved, giveUp } = useStoredDraft({
    name: 'shop.settings',
    stored,
    revision: stored.revision,
  })
  const change = (changes: Partial<typeof stored>) => keep((now) => ({ ...now, ...changes }))
  const save = async () => {
    const answer = await saving.save(() => staffClient.products.settings.change({ body: draft }))
    if (answer === null) return
    saved()
    notices.success(words('area.saved'))
  }
  const onOff = (field: 'showBanner' | 'deliveryEnabled' | 'pickupEnabled') => (
    <Switch
      label={t(`shopSettings.${field}`)}
      isOn={draft[field]}
      savingLabel={words('area.saving')}
      onChange={(isOn) => change({ [field]: isOn })}
    />
  )
  const amount = (field: 'deliveryFee' | 'freeDeliveryFrom') => (
    <AmountField
      label={t(`shopSettings.${field}`)}
      {...(field === 'freeDeliveryFrom' && { hint: t('shopSettings.freeDeliveryHint') })}
      money={{ currency, locale }}
      question={t('products.amountQuestion')}
      value={draft[field]}
      onChange={(text) => change({ [field]: text })}
      problem={saving.problemOf(field) ?? null}
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
      <Card title={t('shopSettings.group.hand')}>
        <div className={area.form}>
          {onOff('deliveryEnabled')}
          {onOff('pickupEnabled')}
          {saving.problemOf('deliveryEnabled') && (
            <p className={area.wrong} role="alert">
              {saving.problemOf('deliveryEnabled')}
            </p>
          )}
          <div className={area.pair}>
            {amount('deliveryFee')}
            {amount('freeDeliveryFrom')}
          </div>
        </div>
      </Card>
      <Card title={t('shopSettings.group.money')}>
        <p className={css.quiet}>
          {t('shopSettings.currency', { currency, decimals: decimalsOf(currency) })}
        </p>
        <div className={area.pair}>
          <TextField
            label={t('shopSettings.keptMinutes')}
            hint={t('shopSettings.keptHint')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={String(draft.keptMinutes)}
            onChange={(event) =>
              change({ keptMinutes: Number(latinDigits(event.target.value).replace(/\D/g, '').slice(0, 2)) })
            }
            problem={saving.problemOf('keptMinutes') ?? null}
          />
          <TextField
            label={t('shopSettings.taxPercent')}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={draft.taxPercent}
            onChange={(event) => change({ taxPercent: event.target.value })}
            problem={saving.problemOf('taxPercent') ?? null}
          />
        </div>
      </Card>
      <Card title={t('shopSettings.group.look')}>
        <div className={area.form}>
          {onOff('showBanner')}
          <div className={area.pair}>
            {(['labelStoreEn', 'labelStoreAr'] as const).map((field) => (
              <TextField
                key={field}
                label={t(`shopSettings.${field}`)}
                lang={field === 'labelStoreEn' ? 'en' : 'ar'}
                dir={field === 'labelStoreEn' ? 'ltr' : 'rtl'}
                maxLength={40}
                autoComplete="off"
                value={draft[field]}
                onChange={(event) => change({ [field]: event.target.value })}
                problem={saving.problemOf(field) ?? null}
              />
            ))}
          </div>
        </div>
      </Card>
    </PageForm>
  )
}
