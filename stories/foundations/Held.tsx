import { useLayoutEffect, type ReactNode } from 'react'
import { heldStates, letHold, type HeldState } from '../ui/held.ts'
import css from './Held.module.css'

type Props = {
  name: string
  words: Record<HeldState, string>
  /** The control is as wide as its place. */
  isWide?: boolean
  children: (state: HeldState) => ReactNode
}

/** A control at rest, under a pointer, with the focus and pressed, side by side. */
export function Held({ name, words, isWide, children }: Props) {
  useLayoutEffect(letHold)
  return (
    <fieldset className={css.row} aria-label={name}>
      {heldStates.map((state) => (
        <div key={state} className={css.cell} data-held={state} data-wide={isWide ? '' : undefined}>
          <small>{words[state]}</small>
          {children(state)}
        </div>
      ))}
    </fieldset>
  )
}
