import { useQuery } from '@tanstack/react-query'
import { Button } from '@wasl/ui/Button'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { useCallback, useEffect, useRef, useState } from 'react'
import { answerOf } from '../../base/session/answer-of.ts'
import { useAreaText } from '../form/area.text.ts'
import { LeaveQuestion } from '../form/LeaveQuestion.tsx'
import css from './Resource.module.css'
import type { AnyResource } from './any-resource.ts'
import { ResourceDrawer } from './ResourceDrawer.tsx'
import { ResourceTable } from './ResourceTable.tsx'
import { useLocation, useRouter } from '@tanstack/react-router'
import { parseSearch } from '../list/search-params.ts'
import { isTyping } from '@wasl/ui/is-typing.ts'
import { pressedKey } from '@wasl/ui/pressed-key.ts'

type Keys = { walk: (by: 1 | -1) => void; close: (() => void) | null }

/** J and K walk the rows, with the drawer open or not; Escape closes it from the table too. */
function useResourceKeys({ walk, close }: Keys) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (document.querySelector(covers) !== null) return
      if (event.key === 'Escape' && close) {
        event.preventDefault()
        close()
      }
      if (isTyping(event.target)) return
      if (pressedKey(event) === 'j') walk(1)
      if (pressedKey(event) === 'k') walk(-1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

const covers = 'dialog[open]:not([data-drawer]), [role="dialog"], [role="menu"], [role="listbox"]'

/** Where keys of the table go on from: the first place of the row that takes the focus. */
const focusRow = (id: string): boolean => {
  const row = document.querySelector(`[data-row-id="${CSS.escape(id)}"]`)
  const stop = row?.querySelector<HTMLElement>('[aria-colindex]')
  stop?.focus({ preventScroll: true })
  stop?.scrollIntoView({ block: 'nearest' })
  return Boolean(stop)
}

/** A table of a few things, and beside it what is open: `?open=<id>` or `?open=new`. */
export function ResourcePage({ of }: { of: AnyResource }) {
  const say = of.words()
  const area = useAreaText()
  const found = useQuery({
    queryKey: of.key,
    queryFn: async ({ signal }) => answerOf(await of.client.list({ fetchOptions: { signal } })),
    staleTime: 0,
  })
  const { data } = found
  const address = useOpen()
  const addButton = useRef<HTMLButtonElement>(null)
  const giveUp = useRef<(() => void) | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const onTyped = useCallback((next: (() => void) | null) => void (giveUp.current = next), [])

  const rows = data?.results ?? []
  const row = rows.find(({ id }) => id === address.id) ?? null
  const isNew = address.id === 'new'
  const shownId = isNew ? 'new' : (row?.id ?? null)
  useFocusBack(shownId, addButton)

  const close = () => (giveUp.current ? setIsLeaving(true) : address.close())
  const walk = (by: 1 | -1) => {
    const here = row?.id ?? document.activeElement?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']
    const at = rows.findIndex(({ id }) => id === here)
    const next = at < 0 ? rows[0] : rows[at + by]
    if (!next || isNew) return
    if (row) address.open(next.id)
    if (!row || document.activeElement?.closest('[data-row-id]')) focusRow(next.id)
  }
  useResourceKeys({ walk, close: shownId === null ? null : close })

  const add = (
    <Button
      ref={addButton}
      variant="primary"
      size="row"
      icon={<PlusIcon size={16} />}
      onClick={() => address.open('new')}
    >
      {say(`${of.prefix}.add`)}
    </Button>
  )
  const isEmpty = data !== undefined && rows.length === 0
  return (
    <>
      <div className={css.frame}>
        <div className={css.page} data-open={shownId === null ? undefined : ''}>
          <of.Head actions={data && !isEmpty && add} />
          {data && !isEmpty && of.Notice && <of.Notice page={data} />}
          <ResourceTable
            of={of}
            found={found}
            openId={row?.id ?? null}
            add={isEmpty && add}
            onOpen={({ id }) => address.open(id)}
          />
        </div>
      </div>
      {isLeaving && (
        <LeaveQuestion
          text={area('area.unsaved')}
          onAnswer={(answer) => {
            setIsLeaving(false)
            if (answer !== 'yes') return
            giveUp.current?.()
            address.close()
          }}
        />
      )}
      {data && shownId !== null && (
        <ResourceDrawer
          of={of}
          row={row}
          page={data}
          onWalk={walk}
          onClose={close}
          onTyped={onTyped}
          onSaved={({ id }) => (row ? address.close() : address.open(id))}
        />
      )}
    </>
  )
}

/** Closed, the row that was open has the focus; the button to add one where nothing was added. */
function useFocusBack(shownId: string | null, add: { current: HTMLButtonElement | null }) {
  const before = useRef<string | null>(null)
  useEffect(() => {
    const was = before.current
    before.current = shownId
    if (was === null || shownId !== null) return
    if (was === 'new' || !focusRow(was)) add.current?.focus()
  }, [shownId, add])
}

/** What the address has open: the id of a row, 'new', or null. Going back closes what was opened here. */
function useOpen() {
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const wasOpenedHere = useRef(false)
  const { open, ...search } = parseSearch(searchStr)
  const id = typeof open === 'string' && open !== '' ? open : null
  const go = (to: string | null, replace: boolean) =>
    void router.navigate({
      to: pathname,
      search: to === null ? search : { ...search, open: to },
      replace,
      resetScroll: false,
    })
  return {
    id,
    open: (to: string) => {
      if (to === id) return
      if (id === null) wasOpenedHere.current = true
      go(to, id !== null)
    },
    close: () => {
      if (!wasOpenedHere.current) return go(null, true)
      wasOpenedHere.current = false
      router.history.back()
    },
  }
}
