import { refundDialogMachine } from '@wasl/machines/dashboard/transactions/refundDialog.machine'
import { fromPromise } from 'xstate'
import type { Asked } from './acted-on.ts'
import { sendAction, type StaffClient } from './send-action.ts'

type Sockets = { client: () => Promise<StaffClient>; asked: Asked }

/** Where the refund dialog's machine meets the web contract. */
export const refundDialogLogic = ({ client, asked }: Sockets) =>
  refundDialogMachine.provide({
    actors: {
      perform: fromPromise(async ({ input }) =>
        sendAction(await client(), {
          ...asked,
          amount: input.amount,
          available: input.availableSeen,
          key: input.idempotencyKey,
        }),
      ),
    },
  })
