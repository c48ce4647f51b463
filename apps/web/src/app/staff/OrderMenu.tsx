import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Ltr } from '@wasl/ui/text/Ltr'
import { lazy } from 'react'
import type { OrderMenu as Menu } from '../../dashboard/home/HomePage.tsx'
import { homeKey } from '../../dashboard/home/home.queries.ts'
import { useHomeText } from '../../dashboard/home/home.text.ts'
import { listsKey } from '../../dashboard/transactions/list/list.queries.ts'
import { useLocale } from '../../i18n/language.tsx'
import { TransactionBadge } from '../../parts/TransactionBadge.tsx'
import { loadChunk } from '../../base/load-chunk.ts'
import { staffPaths } from '../../desk/staff-paths.ts'

const RowActions = lazy(async () => ({
  default: (await loadChunk(() => import('../../dashboard/transactions/actions/RowActions.tsx'))).RowActions,
}))

/** A recent order's actions are those of its row in the lists (S2 §7). */
export const OrderMenu: Menu = function OrderMenu({ at, onClose }) {
  const t = useHomeText()
  const locale = useLocale()
  const queries = useQueryClient()
  const { history } = useRouter()
  const changed = () => {
    void queries.invalidateQueries({ queryKey: homeKey })
    void queries.invalidateQueries({ queryKey: listsKey })
  }
  return (
    <RowActions
      at={
        at && {
          on: {
            id: at.order.id,
            plugin: at.order.plugin,
            state: at.order.state,
            amount: at.order.amount,
            refunded: at.order.refunded,
            customer: at.order.customerName,
            gateway: at.order.gateway,
          },
          actions: at.order.actions,
          button: at.button,
          head: (
            <>
              <Ltr>{at.order.id}</Ltr> <TransactionBadge state={at.order.state} />
            </>
          ),
        }
      }
      before={[{ id: 'order', items: [{ id: 'open', label: t('home.orders.open'), shortcut: 'Enter' }] }]}
      onBefore={() => {
        if (at) history.push(`${staffPaths.allTransactions(locale)}/${encodeURIComponent(at.order.id)}`)
      }}
      onClose={onClose}
      onChanged={changed}
    />
  )
}
