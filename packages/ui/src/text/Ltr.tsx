import { Fragment, type ReactNode } from 'react'
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

/** What does not fit goes on with the @ of an e-mail, or behind a slash of a page's address, before it is broken anywhere. */
function withRoomToBreak(run: string): ReactNode {
  return run.split(/^https?:/.test(run) ? /(?<=\/)(?!\/)/ : /(?<=.)(?=@)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** A short run with spaces or hyphens, such as a phone number, stays on one line. */
function isWhole(run: ReactNode): boolean {
  return typeof run === 'string' && run.length <= 20 && /[\s-]/.test(run)
}
