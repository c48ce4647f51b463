import type { ReactNode } from 'react'
import css from './AttachmentRow.module.css'
import { DownloadIcon } from '../icons/DownloadIcon.tsx'

type Props = {
  href: string
  name: string
  /** "PDF", on the drawn sheet. */
  kind: string
  /** Size or pages: part of the link's name. */
  note: ReactNode
}

export function AttachmentRow({ href, name, kind, note }: Props) {
  return (
    <a className={css.row} href={href} download data-box="attachment" data-edge="">
      <span className={css.sheet} aria-hidden="true">
        {kind}
      </span>
      <span className={css.words}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>{note}</span>
      </span>
      <DownloadIcon />
    </a>
  )
}
