import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { EllipsisIcon } from '../../icons/EllipsisIcon.tsx'
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { barRoom } from '../../layout/bar-room.ts'
import { fitFromStart } from '../../navigation/fitting.ts'
import { useRoom } from '../../navigation/use-room.ts'
import { Menu } from '../../overlays/menus/Menu.tsx'
import css from './BulkBar.module.css'
import { ToolButton } from '../filters/ToolButton.tsx'

export type BulkAction = {
  id: string
  /** Verb and noun: "Send email". */
  label: string
  /** Under the icon on a phone: "Email". */
  shortLabel: string
  icon: ReactNode
  tone?: 'danger'
}

type Props = {
  /** "3 selected". Names the bar. */
  label: string
  /** "KWD 29.400": what is ticked adds up to. */
  sum?: ReactNode
  actions: {
    items: readonly BulkAction[]
    /** Of the menu with those that do not fit: "More". */
    moreLabel: string
    onPress: (id: string) => void
  }
  /** "Select all 128". */
  all?: { label: string; onPress: () => void }
  clear: { label: string; shortLabel: string; onPress: () => void }
  /** What the last action left undone; plain while it is under way and nothing is wrong with it. */
  result?: ReactNode | { plain: ReactNode }
}

/**
 * Stands right after the table, so that one Tab leads to it; drawn at the lower edge, in one line: what does not fit stands in a
 * menu. Escape clears. The focus never goes down with it: the table has it again.
 */
export function BulkBar({ label, sum, actions, all, clear, result }: Props) {
  const bar = useRef<HTMLElement>(null)
  const hasAll = all !== undefined
  useEffect(() => focusGridIfLost, [])
  useEffect(() => {
    // "Select all" was pressed and is gone.
    if (!hasAll && document.activeElement === document.body) bar.current?.querySelector('button')?.focus()
  }, [hasAll])
  const items = actions.items.toSorted(dangerLast)
  const { row, ruler, fitting } = useFitting(items.length)
  const hidden = items.slice(fitting)
  const firstDanger = items.slice(0, fitting).findIndex(({ tone }) => tone === 'danger')
  const told = (
    <span className={css.count}>
      <b>{label}</b>
      {sum && <span>{sum}</span>}
    </span>
  )
  return (
    <div ref={barRoom} className={css.place}>
      <div ref={row} className={css.room} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any of its buttons */}
      <section
        ref={bar}
        className={css.bar}
        aria-label={label}
        data-edge=""
        data-box="bulk"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.isDefaultPrevented()) clear.onPress()
        }}
      >
        {isPlain(result) ? (
          <div className={css.result} data-tone="plain">
            <div>{result.plain}</div>
          </div>
        ) : (
          result && (
            <div className={css.result}>
              <TriangleAlertIcon />
              <div>{result}</div>
            </div>
          )
        )}
        <div className={css.line}>
          {told}
          {all && (
            <button type="button" className={css.all} onClick={all.onPress}>
              {all.label}
            </button>
          )}
          <span className={css.rule} />
          {items.slice(0, fitting).map((action, place) => (
            <Fragment key={action.id}>
              {place === firstDanger && place > 0 && <span className={css.rule} />}
              <Action action={action} onClick={() => actions.onPress(action.id)} />
            </Fragment>
          ))}
          {hidden.length > 0 && (
            <span className={css.action}>
              <Menu
                trigger={
                  <ToolButton look="inverse" icon={<EllipsisIcon size={16} />} aria-label={actions.moreLabel}>
                    {actions.moreLabel}
                  </ToolButton>
                }
                label={actions.moreLabel}
                groups={[{ id: 'hidden', items: hidden }]}
                align="end"
                onAction={actions.onPress}
              />
            </span>
          )}
          <span className={css.rule} />
          <button
            type="button"
            className={css.clear}
            aria-label={clear.label}
            title={clear.label}
            onClick={clear.onPress}
          >
            <XIcon />
            <small aria-hidden="true">{clear.shortLabel}</small>
          </button>
        </div>
      </section>
      <div className={css.measured} aria-hidden="true">
        <div ref={ruler} className={css.ruler}>
          <span className={css.line}>
            {told}
            {all && <span className={css.all}>{all.label}</span>}
            <span className={css.rule} />
            <span className={css.rule} />
            <span className={css.rule} />
            <span className={css.clear}>
              <XIcon />
              <small>{clear.shortLabel}</small>
            </span>
          </span>
          {items.map((action) => (
            <Action key={action.id} action={action} />
          ))}
          <span className={css.action}>
            <ToolButton look="inverse" icon={<EllipsisIcon size={16} />}>
              {actions.moreLabel}
            </ToolButton>
          </span>
        </div>
      </div>
    </div>
  )
}

const gap = 4

/** How many actions stand in the line, before More. The ruler's first part is the line without them, the last one More. */
function useFitting(count: number) {
  const row = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const measured = useRoom(row, ruler)
  const [fixed = 0, ...parts] = measured?.widths ?? []
  const moreWidth = parts.at(-1) ?? 0
  const room = (measured?.room ?? 0) - fixed - gap
  const fitting = measured ? fitFromStart({ widths: parts.slice(0, -1), room, moreWidth, gap }) : count
  return { row, ruler, fitting }
}

function Action({ action, onClick }: { action: BulkAction; onClick?: () => void }) {
  const { label, shortLabel, icon, tone } = action
  return (
    <span className={css.action}>
      <ToolButton
        look={tone === 'danger' ? 'inverse-danger' : 'inverse'}
        icon={icon}
        aria-label={label}
        onClick={onClick}
      >
        <span data-room="wide">{label}</span>
        <span data-room="narrow">{shortLabel}</span>
      </ToolButton>
    </span>
  )
}

const dangerLast = (one: BulkAction, other: BulkAction) =>
  Number(one.tone === 'danger') - Number(other.tone === 'danger')

const isPlain = (result: Props['result']): result is { plain: ReactNode } =>
  typeof result === 'object' && result !== null && 'plain' in result

/** Gives the focus to the table's tab stop, where nothing has it any more: what had it has left the page. */
function focusGridIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus()
  })
}
