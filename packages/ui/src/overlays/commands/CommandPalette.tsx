import { useId, useState, type KeyboardEvent, useEffect, useRef } from 'react'
import { SearchIcon } from '../../icons/SearchIcon.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'
import { matchCommands, type CommandGroup, type Command } from './command-match.ts'
import css from './CommandPalette.module.css'
import { ModalFrame } from '../ModalFrame.tsx'

type Props = {
  groups: readonly CommandGroup[]
  /** Shown first while nothing is typed. Its commands may stand in `groups` too. */
  recent?: CommandGroup
  /** Where else the typed words can be looked for; it stands behind what is found here. */
  search?: ((typed: string) => CommandGroup) | undefined
  words: {
    title: string
    placeholder: string
    /** "5 results", said when the list changes. */
    count: (results: number) => string
    /** Where nothing is found, with the typed words. */
    none: (typed: string) => string
    /** "move", "open", "close": beside their keys. */
    move: string
    open: string
    close: string
  }
  onChoose: (id: string, typed: string) => void
  onClose: () => void
}

/** Opened by Ctrl/⌘ K. The focus stays in the field; the arrows walk the list. */
export function CommandPalette({ groups, recent, search, words, onChoose, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)

  const isSearching = typed.trim() !== ''
  const found = isSearching || !recent?.commands.length ? matchCommands(groups, typed) : [recent, ...groups]
  const shown = isSearching && search ? [...found, search(typed.trim())] : found
  const entries = shown.flatMap((group) => group.commands.map((command) => ({ group: group.id, command })))
  const results = found.reduce((sum, group) => sum + group.commands.length, 0)
  const current = entries[at]
  const keyOf = (entry: (typeof entries)[number]) => `${id}-${entry.group}-${entry.command.id}`

  const choose = (commandId: string) => {
    onClose()
    onChoose(commandId, typed.trim())
  }
  const walk = (event: KeyboardEvent) => {
    const last = entries.length - 1
    const to = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: last,
      PageUp: 0,
    }[event.key]
    if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) choose(current.command.id)
    if (to === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (to !== undefined) setAt(Math.max(0, to))
  }

  return (
    <ModalFrame kind="palette" labelledBy={`${id}-title`} onClose={onClose}>
      <VisuallyHidden>
        <h2 id={`${id}-title`}>{words.title}</h2>
      </VisuallyHidden>
      <div className={css.search}>
        <SearchIcon />
        <input
          data-first-focus=""
          role="combobox"
          dir="auto"
          aria-label={words.placeholder}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? keyOf(current) : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={words.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={walk}
        />
        <button type="button" className={css.close} onClick={onClose}>
          <kbd dir="ltr">Esc</kbd> <span>{words.close}</span>
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field holds the focus: a combobox has a listbox */}
      <div className={css.list} id={`${id}-list`} role="listbox" aria-label={words.title}>
        {shown.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox has groups
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div className={css.title} id={`${id}-${group.id}`}>
              {group.title}
            </div>
            {group.commands.map((command) => {
              const key = keyOf({ group: group.id, command })
              return (
                <CommandOption
                  key={key}
                  id={key}
                  command={command}
                  isCurrent={current !== undefined && keyOf(current) === key}
                  onPoint={() => setAt(entries.findIndex((entry) => keyOf(entry) === key))}
                  onChoose={() => choose(command.id)}
                />
              )
            })}
          </div>
        ))}
      </div>
      <output className={css.count} data-empty={entries.length === 0 ? '' : undefined}>
        {isSearching && (results > 0 ? words.count(results) : words.none(typed.trim()))}
      </output>
      <p className={css.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {words.move}
        </span>
        <span>
          <kbd>↵</kbd> {words.open}
        </span>
      </p>
    </ModalFrame>
  )
}

type CommandOptionProps = {
  id: string
  command: Command
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
}

/** The focus is in the field: the keyboard reaches an option through it. */
function CommandOption({ id, command, isCurrent, onPoint, onChoose }: CommandOptionProps) {
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
