import { useEffect, useRef, type ReactNode } from 'react'
import { TriangleAlertIcon } from '../icons/TriangleAlertIcon.tsx'
import { XIcon } from '../icons/XIcon.tsx'
import css from './BulkBar.module.css'
import { focusGridIfLost } from './focus-grid.ts'
import { ToolButton } from './ToolButton.tsx'

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
  actions: readonly BulkAction[]
  onAction: (id: string) => void
  /** "Select all 128". */
  all?: { label: string; onPress: () => void }
  clear: { label: string; shortLabel: string; onPress: () => void }
  /** What the last action left undone; plain while it is under way and nothing is wrong with it. */
  result?: ReactNode | { plain: ReactNode }
}

/**
 * Stands right after the table, so that one Tab leads to it; drawn at the lower edge. Escape clears. The focus never goes
 * down with it: the table has it again.
 */
export function BulkBar({ label, sum, actions, onAction, all, clear, result }: Props) {
  const bar = useRef<HTMLElement>(null)
  const hasAll = all !== undefined
  useEffect(() => focusGridIfLost, [])
  useEffect(() => {
    // "Select all" was pressed and is gone.
    if (!hasAll && document.activeElement === document.body) bar.current?.querySelector('button')?.focus()
  }, [hasAll])
  const calm = actions.filter(({ tone }) => tone !== 'danger')
  const danger = actions.filter(({ tone }) => tone === 'danger')
  return (
    <div className={css.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any of its buttons */}
      <section
        ref={bar}
        className={css.bar}
        aria-label={label}
        data-edge=""
        data-box="bulk"
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear.onPress()
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
          <span className={css.count}>
            <b>{label}</b>
            {sum && <span>{sum}</span>}
          </span>
          {all && (
            <button type="button" className={css.all} onClick={all.onPress}>
              {all.label}
            </button>
          )}
          <span className={css.rule} />
          {calm.map((action) => (
            <Action key={action.id} action={action} onAction={onAction} />
          ))}
          {danger.length > 0 && <span className={css.rule} />}
          {danger.map((action) => (
            <Action key={action.id} action={action} onAction={onAction} />
          ))}
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
    </div>
  )
}

function Action({ action, onAction }: { action: BulkAction; onAction: (id: string) => void }) {
  const { id, label, shortLabel, icon, tone } = action
  return (
    <span className={css.action}>
      <ToolButton
        look={tone === 'danger' ? 'inverse-danger' : 'inverse'}
        icon={icon}
        aria-label={label}
        onClick={() => onAction(id)}
      >
        <span data-room="wide">{label}</span>
        <span data-room="narrow">{shortLabel}</span>
      </ToolButton>
    </span>
  )
}

const isPlain = (result: Props['result']): result is { plain: ReactNode } =>
  typeof result === 'object' && result !== null && 'plain' in result
