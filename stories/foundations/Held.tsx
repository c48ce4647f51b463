import { useLayoutEffect, type ReactNode } from 'react'
import { heldStates, letHold, type HeldState } from '../ui/held.ts'
import css from './Held.module.css'

type Props = { name: string; words: Record<HeldState, string>; children: (state: HeldState) => ReactNode }

/** A control at rest, under a pointer, with the focus and pressed, side by side. */
export function Held({ name, words, children }: Props) {
  useLayoutEffect(letHold)
  return (
    <fieldset className={css.row} aria-label={name}>
      {heldStates.map((state) => (
        <div key={state} className={css.cell} data-held={state}>
          <small>{words[state]}</small>
          {children(state)}
        </div>
      ))}
    </fieldset>
  )
}
