import type { Column } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { pick } from '@wasl/domain/locale'
import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { AvailableHeaders } from './AvailableHeaders.tsx'
import { putAt, without, type Draft } from './header-draft.ts'
import css from './Headers.module.css'
import { useHeadersText } from './headers.text.ts'
import { SelectedHeaders } from './SelectedHeaders.tsx'
import { useHeaderDrag } from './useHeaderDrag.ts'

type Props = {
  columns: readonly Column[]
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Two lists; headers go from one to the other by press, key and drag, and every step is said. */
export function HeaderLists({ columns, draft, onDraft }: Props) {
  const t = useHeadersText()
  const locale = useLocale()
  const announce = useAnnounce()
  const selected = useRef<HTMLElement>(null)
  const available = useRef<HTMLElement>(null)
  const nameOf = (name: string) => {
    const column = columns.find((one) => one.name === name)
    return column ? pick(column.label, locale) : name
  }
  const moved = useRef<string | null>(null)
  useEffect(() => {
    if (moved.current !== null) bringIntoSight(selected.current, moved.current)
    moved.current = null
  })
  const put = (name: string, place: number) => {
    const next = putAt(draft, name, place)
    if (next.join() === draft.join()) return
    moved.current = name
    onDraft(next)
    const words = { name: nameOf(name), place: next.indexOf(name) + 1, all: next.length }
    announce(t(draft.includes(name) ? 'headers.moved' : 'headers.added', words))
  }
  const takeOut = (name: string) => {
    if (!draft.includes(name)) return
    const place = draft.indexOf(name)
    onDraft(without(draft, name))
    announce(t('headers.removed', { name: nameOf(name) }))
    // The focus goes to the line that takes its place, else to the one before: never to the page.
    const after = draft[place + 1] ?? draft[place - 1]
    if (selected.current?.contains(document.activeElement)) focusIn(selected.current, after)
  }
  const add = (name: string) => {
    put(name, draft.length)
    if (document.activeElement instanceof HTMLElement) focusNext(document.activeElement)
  }
  const { held, grab } = useHeaderDrag({ selected, available }, { put, takeOut })
  const byName = new Map(columns.map((column) => [column.name, column]))

  return (
    <div className={css.lists}>
      <AvailableHeaders
        columns={columns.filter(({ name }) => !draft.includes(name))}
        listRef={available}
        held={held}
        onGrab={(event, name) => grab(event, { name, startsIn: 'available' })}
        onAdd={add}
        onAddAll={() => {
          const others = columns.filter(({ name }) => !draft.includes(name)).map(({ name }) => name)
          onDraft([...draft, ...others])
          document.getElementById('headers-selected')?.focus()
        }}
      />
      <SelectedHeaders
        columns={draft.flatMap((name) => byName.get(name) ?? [])}
        listRef={selected}
        held={held}
        onGrab={(event, name) => grab(event, { name, startsIn: 'selected' })}
        onMove={put}
        onRemove={takeOut}
      />
    </div>
  )
}

/** Within its list: the page stays where the pointer and the pressed button are. */
function bringIntoSight(card: HTMLElement | null, name: string) {
  const line = card?.querySelector(`[data-header="${CSS.escape(name)}"]`)
  const list = line?.parentElement
  if (!line || !list) return
  const [at, room] = [line.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollTop += Math.min(0, at.top - room.top) + Math.max(0, at.bottom - room.bottom)
}

function focusIn(list: HTMLElement, name: string | undefined) {
  const line = name === undefined ? null : list.querySelector(`[data-header="${CSS.escape(name)}"]`)
  const target =
    line?.querySelector<HTMLElement>('button:last-of-type') ?? list.querySelector<HTMLElement>('h2')
  target?.focus()
}

/** The pressed line is about to leave its list. */
function focusNext(button: HTMLElement) {
  const line = button.closest('li')
  const next = line?.nextElementSibling ?? line?.previousElementSibling
  const target = next?.querySelector<HTMLElement>('button') ?? document.getElementById('headers-selected')
  target?.focus()
}
