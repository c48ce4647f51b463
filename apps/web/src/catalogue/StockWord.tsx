import type { ReactNode } from 'react'
import css from './StockWord.module.css'

/** A dot and a word: filled where it can be had, a ring where it cannot, so that they differ in grey too. */
export function StockWord({ kind, children }: { kind: 'many' | 'few' | 'soldOut'; children: ReactNode }) {
  return (
    <b className={css.word} data-stock={kind}>
      {children}
    </b>
  )
}
