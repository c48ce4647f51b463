import type { Column } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { otherLocale, pick } from '@wasl/domain/locale'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { ArrowDownIcon } from '@wasl/ui/icons/ArrowDownIcon'
import { ArrowUpIcon } from '@wasl/ui/icons/ArrowUpIcon'
import { GripVerticalIcon } from '@wasl/ui/icons/GripVerticalIcon'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { XIcon } from '@wasl/ui/icons/XIcon'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import type { KeyboardEvent, PointerEvent, Ref } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { pinnedHeader } from './header-draft.ts'
import css from './Headers.module.css'
import { useHeadersText } from './headers.text.ts'

type Props = {
  columns: readonly Column[]
  listRef: Ref<HTMLElement>
  held: string | null
  onGrab: (event: PointerEvent, name: string) => void
  onMove: (name: string, place: number) => void
  onRemove: (name: string) => void
}

/** Numbered as the table stands. Alt with an arrow moves, Delete takes out: from any control of the line. */
export function SelectedHeaders({ columns, listRef, held, onGrab, onMove, onRemove }: Props) {
  const t = useHeadersText()
  const locale = useLocale()
  const key = (event: KeyboardEvent, name: string, place: number) => {
    if (name === pinnedHeader) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.altKey && step) {
      event.preventDefault()
      onMove(name, place + step)
    } else if (event.key === 'Delete') {
      event.preventDefault()
      onRemove(name)
    }
  }
  return (
    <section ref={listRef} className={css.card} aria-labelledby="headers-selected" data-box="card">
      <div className={css.head}>
        <h2 id="headers-selected" tabIndex={-1}>
          {t('headers.selected')} <span className={css.count}>{columns.length}</span>
        </h2>
        <span className={css.hint}>{t('headers.hint')}</span>
      </div>
      <ol className={css.list}>
        {columns.map(({ name, label }, place) => {
          const isPinned = name === pinnedHeader
          const words = pick(label, locale)
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the controls inside
            <li
              key={name}
              className={css.line}
              data-header={name}
              data-held={held === name ? '' : undefined}
              onKeyDown={(event) => key(event, name, place)}
            >
              <span
                className={css.grip}
                data-off={isPinned ? '' : undefined}
                onPointerDown={isPinned ? undefined : (event) => onGrab(event, name)}
              >
                {isPinned ? <LockKeyholeIcon size={16} /> : <GripVerticalIcon size={16} />}
              </span>
              <span className={css.place}>{place + 1}</span>
              <b className={css.name}>
                <bdi>{words}</bdi>
              </b>
              <bdi className={css.other} lang={otherLocale(locale)}>
                {pick(label, otherLocale(locale))}
              </bdi>
              {isPinned ? (
                <VisuallyHidden>{t('headers.pinned', { name: words })}</VisuallyHidden>
              ) : (
                <span className={css.moves}>
                  <IconButton
                    label={t('headers.up', { name: words })}
                    icon={<ArrowUpIcon size={16} />}
                    aria-disabled={place <= 1 || undefined}
                    onClick={() => onMove(name, place - 1)}
                  />
                  <IconButton
                    label={t('headers.down', { name: words })}
                    icon={<ArrowDownIcon size={16} />}
                    aria-disabled={place === columns.length - 1 || undefined}
                    onClick={() => onMove(name, place + 1)}
                  />
                  <IconButton
                    label={t('headers.remove', { name: words })}
                    icon={<XIcon size={16} />}
                    onClick={() => onRemove(name)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <p className={css.hint}>{t('headers.keys')}</p>
    </section>
  )
}
