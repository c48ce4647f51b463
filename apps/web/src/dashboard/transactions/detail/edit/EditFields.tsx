import type { Editable, TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { pick } from '@wasl/domain/locale'
import { AmountField } from '@wasl/ui/money/AmountField'
import { DatePicker } from '@wasl/ui/dates/DatePicker'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useLocale } from '../../../../i18n/language.tsx'
import { useDetailText } from '../detail.text.ts'
import { ownField } from './edit-form.ts'
import { EditAttachment } from './EditAttachment.tsx'
import { EditRemarks } from './EditRemarks.tsx'
import type { EditModel } from './use-edit-form.ts'

type Props = { transaction: TransactionShown; editable: Editable; edit: EditModel }

export function EditFields({ transaction, editable, edit }: Props) {
  const t = useDetailText()
  const locale = useLocale()
  const { form, change, problemOf, today } = edit
  const may = (field: Editable['fields'][number]) => editable.fields.includes(field)
  return (
    <>
      {may('amount') && (
        <AmountField
          data-first-focus=""
          label={t('detail.amount')}
          value={form.amount}
          onChange={(amount) => change({ amount })}
          money={{ currency: transaction.money.amount.currency, locale }}
          question={t('detail.ambiguous')}
          problem={problemOf('amount')}
        />
      )}
      {may('email') && (
        <TextField
          {...(!may('amount') && { 'data-first-focus': '' })}
          label={t('detail.customerEmail')}
          type="email"
          dir="ltr"
          autoComplete="off"
          value={form.email}
          onChange={(event) => change({ email: event.target.value })}
          problem={problemOf('email')}
        />
      )}
      {may('phone') && (
        <TextField
          label={t('detail.phone')}
          type="tel"
          dir="ltr"
          autoComplete="off"
          value={form.phone}
          onChange={(event) => change({ phone: event.target.value })}
          problem={problemOf('phone')}
        />
      )}
      {may('expires') && (
        <DatePicker
          label={t('detail.expires')}
          value={form.expires}
          onChange={(expires) => change({ expires })}
          onUnreadable={edit.onUnreadableEnd}
          today={today}
          rules={{ min: today }}
          problem={problemOf('expires')}
          words={{
            previous: t('detail.date.previous'),
            next: t('detail.date.next'),
            today: t('detail.date.today'),
            chosen: t('detail.date.chosen'),
            open: t('detail.date.open'),
            hour: t('detail.date.hour'),
            minute: t('detail.date.minute'),
            done: t('detail.date.done'),
            unreadable: t('detail.date.unreadable'),
            outside: t('detail.date.outside'),
          }}
        />
      )}
      {may('remarks') && <EditRemarks editable={editable} edit={edit} />}
      {may('extra') &&
        transaction.extra.map(({ name, label }, at) => (
          <TextField
            key={name}
            label={<bdi>{pick(label, locale)}</bdi>}
            value={form.extra[at] ?? ''}
            onChange={(event) => change({ extra: form.extra.with(at, event.target.value) })}
            problem={problemOf(ownField(name)) ?? (at === 0 ? problemOf('extra') : undefined)}
          />
        ))}
      {may('attachment') && <EditAttachment transaction={transaction} edit={edit} />}
    </>
  )
}
