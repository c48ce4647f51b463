import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../../base/load-chunk.ts'
import type { StaffContext } from '../../../desk/staff-context.ts'
import { askAhead } from './ask-ahead.ts'

type Entered = { cause: string; context: StaffContext; location: { pathname: string; searchStr: string } }

/** Every list of transactions (S2 §2): live and deleted, of each module and of all. */
export const listScreen = {
  component: lazyRouteComponent(
    () => loadChunk(() => import('./TransactionsRoute.tsx')),
    'TransactionsRoute',
  ),
  /** Its rows are asked for while the shell is drawn; nothing waits for them here. */
  loader: ({ cause, context, location }: Entered) => {
    if (cause === 'enter') void askAhead(context, location)
  },
}
