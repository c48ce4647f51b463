import { screen, type StaffScreens } from '../../../desk/staff-screen.ts'
import type { StaffContext } from '../../../desk/staff-context.ts'
import { askAhead } from './ask-ahead.ts'

type Entered = { cause: string; context: StaffContext; location: { pathname: string; searchStr: string } }

const list = {
  ...screen(() => import('./TransactionsRoute.tsx'), 'TransactionsRoute'),
  /** Its rows are asked for while the shell is drawn; nothing waits for them here. */
  loader: ({ cause, context, location }: Entered) => {
    if (cause === 'enter') void askAhead(context, location)
  },
}
const detail = screen(() => import('../detail/DetailRoute.tsx'), 'DetailRoute')

/** Lists of transactions (S2 §2), live and deleted, of each module and of all; one of each; the headers of a table. */
export const transactionScreens = {
  allTransactions: list,
  transactions: list,
  deletedTransactions: list,
  oneTransaction: detail,
  transaction: detail,
  deletedTransaction: detail,
  tableHeaders: screen(() => import('../headers/HeadersRoute.tsx'), 'HeadersRoute'),
} satisfies Partial<StaffScreens>
