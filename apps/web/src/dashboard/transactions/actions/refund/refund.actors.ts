import { refundDialogMachine } from '@wasl/machines/dashboard/transactions/refundDialog.machine'
import type { PerformOutcome } from '@wasl/machines/dashboard/transactions/refund-setup'
import { fromPromise } from 'xstate'
import type { Asked } from '../acted-on.ts'
import { sendAction, type StaffClient } from '../send-action.ts'

type Sockets = {
  client: () => Promise<StaffClient>
  asked: Asked
  /** The dialog was left before the answer came. */
  onUnseen: (outcome: PerformOutcome) => void
}

/** Where the refund dialog's machine meets the web contract. */
export const refundDialogLogic = ({ client, asked, onUnseen }: Sockets) =>
  refundDialogMachine.provide({
    actors: {
      perform: fromPromise(async ({ input, signal }) => {
        try {
          const outcome = await sendAction(await client(), {
            ...asked,
            amount: input.amount,
            available: input.availableSeen,
            key: input.idempotencyKey,
          })
          if (signal.aborted) onUnseen(outcome)
          return outcome
        } catch (error) {
          if (signal.aborted) onUnseen({ kind: 'failed', message: null })
          throw error
        }
      }),
    },
  })
