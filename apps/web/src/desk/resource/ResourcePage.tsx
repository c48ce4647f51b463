import { Button } from '@wasl/ui/actions/Button'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { useCallback, useRef, useState } from 'react'
import { Refused } from '../../base/session/answer-of.ts'
import { DashboardForbidden } from '../DashboardForbidden.tsx'
import { useAreaText } from '../form/area.text.ts'
import { LeaveQuestion } from '../form/LeaveQuestion.tsx'
import css from './Resource.module.css'
import { idOf, titleOfRow, type AnyPage, type AnyResource, type AnyRow } from './any-resource.ts'
import { ResourceDrawer } from './ResourceDrawer.tsx'
import { ResourceTable } from './ResourceTable.tsx'
import { useAt } from './use-at.ts'
import { useElsewhere } from './use-elsewhere.ts'
import { useOpen } from './use-open.ts'
import { useRemoval } from './use-removal.ts'
import { focusRow, useFocusBack, useResourceKeys } from './use-resource-keys.ts'

const noRows: readonly AnyRow[] = []
const noPage: AnyPage = { results: noRows }

/** A table of a few things, and beside it what is open: `?open=<id>` or `?open=new`. */
export function ResourcePage({ of }: { of: AnyResource }) {
  const say = of.words()
  const area = useAreaText()
  const { found, around = (table) => table, isNarrowed = false } = of.listed(of)
  const { data } = found
  const at = useAt(of, data ?? noPage)
  const address = useOpen()
  const removal = useRemoval(of)
  const addButton = useRef<HTMLButtonElement>(null)
  const giveUp = useRef<(() => void) | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const [made, setMade] = useState<{ body: unknown } | null>(null)
  const onTyped = useCallback((next: (() => void) | null) => void (giveUp.current = next), [])

  const rows = data?.results.filter((one) => !removal.removed.includes(idOf(of, one))) ?? noRows
  const rowOf = (id: string | null) => rows.find((one) => idOf(of, one) === id) ?? null
  const listed = rowOf(address.id)
  const isNew = address.id === 'new' && of.client.create !== undefined
  const elsewhere = useElsewhere(of, { id: isNew || !data ? null : address.id, isListed: listed !== null })
  const row = listed ?? (elsewhere && removal.removed.includes(idOf(of, elsewhere)) ? null : elsewhere)
  const shownId = isNew ? 'new' : row && idOf(of, row)
  useFocusBack(shownId, addButton)

  const close = () => (giveUp.current ? setIsLeaving(true) : address.close())
  const walk = (by: 1 | -1) => {
    const here = row
      ? idOf(of, row)
      : document.activeElement?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']
    const place = rows.findIndex((one) => idOf(of, one) === here)
    const next = place < 0 ? rows[0] : rows[place + by]
    if (!next || isNew) return
    if (row) address.open(idOf(of, next))
    if (!row || document.activeElement?.closest('[data-row-id]')) focusRow(idOf(of, next))
  }
  useResourceKeys({ walk, close: shownId === null ? null : close })
  const saved = (body: AnyRow) => {
    if (row || of.Made) address.close()
    if (row) return
    if (of.Made) return setMade({ body })
    const id = body[of.id ?? 'id']
    if (typeof id === 'string') address.open(id)
    else address.close()
  }

  if (!data && found.error instanceof Refused && found.error.status === 403) return <DashboardForbidden />
  const add = of.client.create && (
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
  const isEmpty = data !== undefined && rows.length === 0 && !isNarrowed
  return (
    <>
      <div className={css.frame}>
        <div className={css.page} data-beside={shownId === null ? undefined : ''}>
          <of.Head actions={data && !isEmpty && add} />
          {data && !isEmpty && of.Notice && <of.Notice page={data} />}
          {around(
            <ResourceTable
              {...{ of, at, found, rows, isNarrowed }}
              openId={row && idOf(of, row)}
              add={isEmpty && add}
              onOpen={(one) => address.open(idOf(of, one))}
            />,
          )}
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
          {...{ of, at, rows, row }}
          like={isNew ? rowOf(address.like) : null}
          does={{
            walk,
            close,
            typed: onTyped,
            saved,
            copy: (one) => address.open('new', idOf(of, one)),
            remove: async (one) => {
              if (!(await removal.mayGo())) return
              giveUp.current?.()
              address.close()
              removal.remove(one, titleOfRow(of, one, at))
            },
          }}
        />
      )}
      {made && of.Made && <of.Made made={made.body} onClosed={() => setMade(null)} />}
    </>
  )
}
