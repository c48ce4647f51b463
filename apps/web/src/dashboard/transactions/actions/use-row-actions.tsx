import type { RowAction } from '@wasl/contracts/values/row-action'
import { useState, type ReactNode } from 'react'
import { actionKey, asksAmount, type ActedOn, type Asked } from './acted-on.ts'
import { AskFirst } from './AskFirst.tsx'
import { RefundDialog } from './refund/RefundDialog.tsx'

export type RowActionsModel = {
  /** `key` is the id of a menu's item. */
  ask: (of: { on: ActedOn; actions: readonly RowAction[] }, key: string) => void
  /** Stands anywhere in the screen. */
  dialog: ReactNode
}

type OnChanged = (on: ActedOn, hasMoved: boolean) => void

/** What a press on a row's action opens. `onChanged` is told as soon as the server has answered, or did not. */
export function useRowActions(onChanged: OnChanged): RowActionsModel {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask: RowActionsModel['ask'] = ({ on, actions }, key) => {
    const action = actions.find((one) => actionKey(one) === key)
    if (action) setAsked({ on, action })
  }
  if (!asked) return { ask, dialog: null }
  const Question = asksAmount(asked.action) ? RefundDialog : AskFirst
  return {
    ask,
    dialog: (
      <Question
        key={`${asked.on.id} ${actionKey(asked.action)}`}
        asked={asked}
        onChanged={(hasMoved = false) => onChanged(asked.on, hasMoved)}
        onClosed={() => setAsked(null)}
      />
    ),
  }
}
