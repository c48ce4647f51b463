import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { ActionMenu } from '@wasl/ui/overlays/menus/ActionMenu'
import { useLocale } from '../../../i18n/language.tsx'
import { actionKey, isActionName, isDangerous } from '../actions/acted-on.ts'
import { actionGroups } from '../actions/action-groups.tsx'
import { ActionIcon } from '../actions/ActionIcon.tsx'
import { useActionsText } from '../actions/actions.text.ts'
import { useAnotherLike } from '../actions/use-another-like.tsx'
import { useRowActions } from '../actions/use-row-actions.tsx'

type Props = { transaction: TransactionShown; onChanged: (hasMoved: boolean) => void }

/** TBL-07: the same actions as in the list. The first that takes nothing away is the page's one primary button. */
export function DetailActions({ transaction, onChanged }: Props) {
  const t = useActionsText()
  const locale = useLocale()
  const anotherLike = useAnotherLike()
  const { ask, dialog } = useRowActions((_, hasMoved) => onChanged(hasMoved))
  const { id, plugin, state, money, customer, gateway, actions } = transaction
  const of = {
    on: {
      id,
      plugin,
      state,
      amount: money.amount,
      refunded: money.refunded,
      customer: customer.name,
      gateway,
    },
    actions,
  }
  const primary = actions.find(
    ({ value, hindrance }) => isActionName(value) && !isDangerous(value) && hindrance === null,
  )
  const others = actions.filter((action) => action !== primary)
  const groups = [...anotherLike({ id, plugin }), ...actionGroups(others, { locale, t })]
  return (
    <>
      {groups.length > 0 && (
        <ActionMenu
          label={t('actions.menu', { id })}
          groups={groups}
          hasEdge
          onAction={(key) => ask(of, key)}
        />
      )}
      {primary && (
        <Button
          variant="primary"
          size="row"
          icon={<ActionIcon value={primary.value} />}
          onClick={() => ask(of, actionKey(primary))}
        >
          {pick(primary.name, locale)}
        </Button>
      )}
      {dialog}
    </>
  )
}
