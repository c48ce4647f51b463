import { Button } from '@wasl/ui/actions/Button'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { ChevronDownIcon } from '@wasl/ui/icons/ChevronDownIcon'
import { ChevronUpIcon } from '@wasl/ui/icons/ChevronUpIcon'
import { CopyIcon } from '@wasl/ui/icons/CopyIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { Drawer } from '@wasl/ui/overlays/Drawer'
import { Fragment } from 'react'
import { useAreaText } from '../form/area.text.ts'
import css from './Resource.module.css'
import { idOf, titleOfRow, type AnyResource, type AnyRow } from './any-resource.ts'
import { useResourceText } from './resource.text.ts'
import { ResourceForm } from './ResourceForm.tsx'
import type { useAt } from './use-at.ts'

type Props = {
  of: AnyResource
  at: ReturnType<typeof useAt>
  rows: readonly AnyRow[]
  /** Null for a new one. */
  row: AnyRow | null
  /** What a new one begins as. */
  like: AnyRow | null
  does: {
    walk: (by: 1 | -1) => void
    close: () => void
    typed: (giveUp: (() => void) | null) => void
    saved: (body: AnyRow) => void
    copy: (row: AnyRow) => void
    remove: (row: AnyRow) => Promise<void>
  }
}

/** Makes one, or shows one with its own sections and the form to change it. */
export function ResourceDrawer({ of, at, rows, row, like, does }: Props) {
  const t = useResourceText()
  const area = useAreaText()
  const say = of.words()
  const { Details, Tools } = of
  const place = row ? rows.indexOf(row) : -1
  const isFixed = row !== null && (!of.client.change || of.isFixed?.(row, at) === true)
  const mayRemove = row && of.client.remove && of.mayRemove?.(row, at) !== false
  const subject = row ? idOf(of, row) : `new ${like ? idOf(of, like) : ''}`
  const tools = row && (
    <>
      {mayRemove && (
        <Button
          size="row"
          variant="quiet"
          icon={<Trash2Icon size={16} />}
          onClick={() => void does.remove(row)}
        >
          {t('resource.remove')}
        </Button>
      )}
      {of.copyOf && (
        <Button size="row" variant="quiet" icon={<CopyIcon size={16} />} onClick={() => does.copy(row)}>
          {t('resource.copy')}
        </Button>
      )}
      {Tools && <Tools row={row} page={at.page} />}
    </>
  )
  return (
    <Drawer
      subject={subject}
      title={row ? <bdi>{titleOfRow(of, row, at)}</bdi> : say(`${of.prefix}.add`)}
      place={place < 0 ? null : t('resource.place', { n: place + 1, count: rows.length })}
      tools={
        row && (
          <>
            <IconButton
              label={t('resource.previous')}
              icon={<ChevronUpIcon />}
              aria-keyshortcuts="k"
              aria-disabled={place > 0 ? undefined : true}
              onClick={() => does.walk(-1)}
            />
            <IconButton
              label={t('resource.next')}
              icon={<ChevronDownIcon />}
              aria-keyshortcuts="j"
              aria-disabled={place < rows.length - 1 ? undefined : true}
              onClick={() => does.walk(1)}
            />
          </>
        )
      }
      closeLabel={area('area.close')}
      onClose={does.close}
    >
      <Fragment key={subject}>
        {row && Details && (
          <div className={css.details}>
            <Details row={row} page={at.page} />
          </div>
        )}
        {isFixed ? (
          <div className={css.foot}>{tools}</div>
        ) : (
          <ResourceForm {...{ of, at, row, like, tools }} onTyped={does.typed} onSaved={does.saved} />
        )}
      </Fragment>
    </Drawer>
  )
}
