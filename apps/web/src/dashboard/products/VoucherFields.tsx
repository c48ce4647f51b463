import { voucherKinds, voucherModules } from '@wasl/contracts/lists/vouchers'
import type { VoucherPage, VoucherWish } from '@wasl/contracts/web/dashboard/products.contract'
import { nameOf } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { TextField } from '@wasl/ui/inputs/TextField'
import { AmountField } from '@wasl/ui/money/AmountField'
import area from '../../desk/form/Area.module.css'
import { useAreaText } from '../../desk/form/area.text.ts'
import { MomentField } from '../../desk/range/MomentField.tsx'
import type { OwnField } from '../../desk/resource/fields.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { useVoucherWords } from './use-voucher-words.ts'
import { newVoucherCode } from './new-voucher-code.ts'
import { useVouchersText } from './vouchers.text.ts'
import css from './Vouchers.module.css'
import { shownNumber, wholeNumber } from './whole-number.ts'

type Form = OwnField<VoucherWish, VoucherPage>

/** The fields of a voucher that are no plain line of text. */
export function VoucherFields({ part, ...form }: Form & { part: keyof typeof parts }) {
  const Part = parts[part]
  return <Part {...form} />
}

const parts = { code: Code, worth: Worth, where: Where, when: When, limits: Limits }

function Code({ draft, change, problemOf }: Form) {
  const t = useVouchersText()
  return (
    <div className={css.code}>
      <TextField
        label={t('shopVouchers.code')}
        hint={t('shopVouchers.codeHint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={draft.code}
        onChange={(event) => change({ code: event.target.value })}
        problem={problemOf('code')}
      />
      <Button size="row" onClick={() => change({ code: newVoucherCode() })}>
        {t('shopVouchers.generate')}
      </Button>
    </div>
  )
}

function Worth({ draft, change, problemOf, page }: Form) {
  const t = useVouchersText()
  const money = { currency: page.currencyCode, locale: useLocale() }
  const amount = (key: 'amount' | 'maxDiscount' | 'minOrder') => (
    <AmountField
      label={t(`shopVouchers.${key}`)}
      {...(key !== 'amount' && { optional: t('shopVouchers.optional') })}
      money={money}
      question={t('shopVouchers.amountQuestion')}
      value={draft[key]}
      onChange={(text) => change({ [key]: text })}
      problem={problemOf(key) ?? null}
    />
  )
  return (
    <>
      <RadioCards
        label={t('shopVouchers.kind')}
        look="chips"
        choices={voucherKinds.map((value) => ({ value, label: t(`shopVouchers.kind.${value}`) }))}
        value={draft.kind}
        onChange={(kind) => change({ kind: voucherKinds.find((one) => one === kind) ?? 'fixed', amount: '' })}
        problem={problemOf('kind') ?? null}
      />
      <div className={area.pair}>
        {draft.kind === 'fixed' && amount('amount')}
        {draft.kind === 'percentage' && (
          <TextField
            label={t('shopVouchers.percent')}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={draft.amount}
            onChange={(event) => change({ amount: event.target.value })}
            problem={problemOf('amount')}
          />
        )}
        {draft.kind === 'percentage' && amount('maxDiscount')}
        {amount('minOrder')}
      </div>
      {draft.kind !== 'free_delivery' && (
        <RadioCards
          label={t('shopVouchers.appliesTo')}
          look="chips"
          choices={(['subtotal', 'delivery_fee'] as const).map((value) => ({
            value,
            label: t(`shopVouchers.appliesTo.${value}`),
          }))}
          value={draft.appliesTo}
          onChange={(value) => change({ appliesTo: value === 'delivery_fee' ? value : 'subtotal' })}
          problem={problemOf('appliesTo') ?? null}
        />
      )}
    </>
  )
}

function Where({ draft, change, problemOf, page }: Form) {
  const t = useVouchersText()
  const locale = useLocale()
  return (
    <>
      <CheckboxGroup
        label={t('shopVouchers.plugins')}
        hint={t('shopVouchers.pluginsHint')}
        choices={voucherModules.map((value) => ({ value, label: t(`shopVouchers.plugin.${value}`) }))}
        values={draft.plugins}
        onChange={(values) => change({ plugins: voucherModules.filter((module) => values.includes(module)) })}
        problem={problemOf('plugins') ?? null}
      />
      {(['categories', 'stores'] as const).map(
        (key) =>
          page[key].length > 0 && (
            <CheckboxGroup
              key={key}
              label={t(`shopVouchers.${key}`)}
              choices={page[key].map((one) => ({ value: one.value, label: nameOf(one, locale) }))}
              values={draft[key]}
              onChange={(values) => change({ [key]: values })}
              problem={problemOf(key) ?? null}
            />
          ),
      )}
      <TextArea
        label={t('shopVouchers.products')}
        hint={t('shopVouchers.productsHint')}
        dir="ltr"
        maxLength={10_000}
        value={draft.products.join('\n')}
        onChange={(event) =>
          change({ products: event.target.value === '' ? [] : event.target.value.split('\n') })
        }
        problem={problemOf('products') ?? null}
      />
    </>
  )
}

function When({ draft, change, problemOf }: Form) {
  const t = useVouchersText()
  const named = new Intl.DateTimeFormat(useLocale(), { weekday: 'long', timeZone: 'UTC' })
  return (
    <>
      <div className={area.pair}>
        {(['startsAt', 'endsAt'] as const).map((key) => (
          <MomentField
            key={key}
            label={t(`shopVouchers.${key}`)}
            optional={t('shopVouchers.optional')}
            missingTime={key === 'startsAt' ? '00:00' : '23:59'}
            value={draft[key]}
            onChange={(instant) => change({ [key]: instant })}
            problem={problemOf(key)}
          />
        ))}
      </div>
      <CheckboxGroup
        label={t('shopVouchers.weekdays')}
        hint={t('shopVouchers.weekdaysHint')}
        choices={[0, 1, 2, 3, 4, 5, 6].map((day) => ({
          value: String(day),
          // 4 January 1970 was a Sunday.
          label: named.format(new Date(Date.UTC(1970, 0, 4 + day))),
        }))}
        values={draft.weekdays.map(String)}
        onChange={(days) => change({ weekdays: days.map(Number) })}
        problem={problemOf('weekdays') ?? null}
      />
    </>
  )
}

function Limits({ draft, change, problemOf, page, row }: Form) {
  const t = useVouchersText()
  const words = useAreaText()
  const { usesOf, budgetOf } = useVoucherWords(page.currencyCode)
  const none = t('shopVouchers.unlimitedHint')
  const money = { currency: page.currencyCode, locale: useLocale() }
  const count = (key: 'usageLimit' | 'perCustomerLimit', hint: string) => (
    <TextField
      label={t(`shopVouchers.${key}`)}
      optional={t('shopVouchers.optional')}
      hint={hint}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      value={shownNumber(draft[key])}
      onChange={(event) => change({ [key]: wholeNumber(event.target.value) })}
      problem={problemOf(key)}
    />
  )
  return (
    <>
      <div className={area.pair}>
        {count('usageLimit', (row && usesOf(row)) ?? none)}
        {count('perCustomerLimit', t('shopVouchers.perCustomerHint'))}
      </div>
      <AmountField
        label={t('shopVouchers.budget')}
        optional={t('shopVouchers.optional')}
        hint={(row && budgetOf(row)) ?? none}
        money={money}
        question={t('shopVouchers.amountQuestion')}
        value={draft.budget}
        onChange={(budget) => change({ budget })}
        problem={problemOf('budget') ?? null}
      />
      <Switch
        label={t('shopVouchers.firstOrderOnly')}
        note={t('shopVouchers.firstOrderNote')}
        isOn={draft.firstOrderOnly}
        savingLabel={words('area.saving')}
        onChange={(firstOrderOnly) => change({ firstOrderOnly })}
      />
    </>
  )
}
