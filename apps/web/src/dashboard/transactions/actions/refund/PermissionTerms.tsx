import type { RowAction } from '@wasl/contracts/values/row-action'
import { AmountField } from '@wasl/ui/money/AmountField'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { useLocale } from '../../../../i18n/language.tsx'
import { movesMoney } from '../acted-on.ts'
import { useActionsText } from '../actions.text.ts'
import type { Terms } from '../use-apply-action.ts'

type Props = { action: RowAction; terms: Terms; onChange: (terms: Terms) => void }

/** How much a colleague is asked to allow, and why. What is left empty is all that is available. */
export function PermissionTerms({ action: { value, available, movesWhole }, terms, onChange }: Props) {
  const t = useActionsText()
  const locale = useLocale()
  return (
    <>
      {movesMoney(value) && available !== null && !movesWhole && (
        <AmountField
          label={t('actions.permission.amount')}
          hint={t('actions.permission.amountHint')}
          money={{ currency: available.currency, locale }}
          question={t('actions.permission.question')}
          value={terms.amount ?? available.amount}
          onChange={(amount) => onChange({ ...terms, amount: amount.trim() === '' ? null : amount })}
        />
      )}
      <TextArea
        label={t('actions.permission.reason')}
        optional={t('actions.permission.optional')}
        hint={t('actions.permission.reasonHint')}
        maxLength={500}
        value={terms.reason}
        onChange={({ target }) => onChange({ ...terms, reason: target.value })}
      />
    </>
  )
}
