import type { ReactNode } from 'react'
import css from './Ltr.module.css'

type Props = {
  children: ReactNode
  /** Where theme/mono.css is loaded, letters of one width: an id is compared letter by letter. */
  isId?: boolean
}

/** Phone numbers, e-mail, ids, codes, addresses of pages: left to right in both languages. */
export function Ltr({ children, isId }: Props) {
  return (
    <bdi
      dir="ltr"
      data-ltr=""
      data-id={isId ? '' : undefined}
      data-whole={isWhole(children) ? '' : undefined}
      className={css.run}
    >
      {typeof children === 'string' ? withRoomToBreak(children) : children}
    </bdi>
  )
}

/** An e-mail address that does not fit goes on with its @, before it is broken anywhere. */
function withRoomToBreak(run: string): ReactNode {
  const at = run.indexOf('@')
  if (at < 1) return run
  return (
    <>
      {run.slice(0, at)}
      <wbr />
      {run.slice(at)}
    </>
  )
}

/** A short run with spaces or hyphens, such as a phone number, stays on one line. */
function isWhole(run: ReactNode): boolean {
  return typeof run === 'string' && run.length <= 20 && /[\s-]/.test(run)
}
