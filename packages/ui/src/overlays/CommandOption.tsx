import { useEffect, useRef } from 'react'
import type { Command } from './command-match.ts'
import css from './CommandPalette.module.css'

type Props = {
  id: string
  command: Command
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
}

/** The focus is in the field: the keyboard reaches an option through it. */
export function CommandOption({ id, command, isCurrent, onPoint, onChoose }: Props) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field's keys do it
    <div
      ref={option}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox that a field walks
      role="option"
      aria-selected={isCurrent}
      className={css.option}
      onPointerMove={isCurrent ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {command.icon}
      <span className={css.label}>{command.label}</span>
      {command.context && <span className={css.context}>{command.context}</span>}
      {command.shortcut && <kbd dir="ltr">{command.shortcut}</kbd>}
    </div>
  )
}
