import type { ReactNode } from 'react'
import { IconButton } from '../../actions/IconButton.tsx'
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.tsx'
import { CircleCheckIcon } from '../../icons/CircleCheckIcon.tsx'
import { FileTextIcon } from '../../icons/FileTextIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { Spinner } from '../../notices/Spinner.tsx'
import css from './FileRow.module.css'

type ChosenFile = {
  name: string
  /** "218 KB, 2 pages". */
  facts: string
}

export type FileRowState =
  | { kind: 'checking'; file: ChosenFile }
  | { kind: 'sending'; file: ChosenFile; percent: number }
  | { kind: 'done'; file: ChosenFile }
  /** The file was taken but not accepted: what to do about it. */
  | { kind: 'error'; file: ChosenFile; message: string }

export type FileRowWords = {
  checking: string
  sending: (percent: number) => string
  /** "Sent". */
  done: string
  /** "Replace": chooses another file in its place. */
  replace: string
  /** Names the file: "Stop sending quote.pdf". */
  stop: (file: string) => string
  remove: (file: string) => string
}

type Props = {
  state: FileRowState
  removeId: string
  onRemove: () => void
  words: FileRowWords
  replace: ReactNode
}

/** The chosen file and how far it is. */
export function FileRow({ state, removeId, onRemove, words, replace }: Props) {
  const { file, kind } = state
  const isUnderWay = kind === 'checking' || kind === 'sending'
  return (
    <div className={css.row} data-kind={kind} data-edge="">
      <span className={css.icon}>{icons[kind]}</span>
      <span className={css.words}>
        <span className={css.name}>
          <bdi>{file.name}</bdi>
        </span>
        <span className={css.facts}>{file.facts}</span>
        {kind === 'sending' && <progress max={100} value={state.percent} aria-label={file.name} />}
        <output className={css.status}>{kind === 'error' ? null : statusText(state, words)}</output>
        <span role="alert" className={css.problem}>
          {kind === 'error' && state.message}
        </span>
      </span>
      <span className={css.actions}>
        {!isUnderWay && replace}
        <IconButton
          id={removeId}
          label={isUnderWay ? words.stop(file.name) : words.remove(file.name)}
          icon={<XIcon />}
          onClick={onRemove}
        />
      </span>
    </div>
  )
}

const icons: Record<FileRowState['kind'], ReactNode> = {
  checking: <Spinner />,
  sending: <FileTextIcon />,
  done: <CircleCheckIcon />,
  error: <CircleAlertIcon />,
}

function statusText(state: Exclude<FileRowState, { kind: 'error' }>, words: FileRowWords): string {
  switch (state.kind) {
    case 'checking':
      return words.checking
    case 'sending':
      return words.sending(state.percent)
    case 'done':
      return words.done
  }
}
