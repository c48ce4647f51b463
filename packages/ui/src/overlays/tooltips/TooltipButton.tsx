import type { ComponentProps, ReactNode } from 'react'
import iconButton from '../../actions/IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

type Props = Omit<ComponentProps<'button'>, 'style' | 'className' | 'children'> & {
  /** What it does, in words: read aloud and drawn beside it. */
  label: string
  icon: ReactNode
  shortcut?: string
  side?: 'top' | 'bottom' | 'start' | 'end'
  hasEdge?: boolean
}

/** An IconButton for the dashboard: its words show on keyboard focus too, with the shortcut. */
export function TooltipButton({ label, icon, shortcut, side, hasEdge, ...rest }: Props) {
  return (
    <Tooltip text={label} shortcut={shortcut} side={side}>
      <button
        type="button"
        {...rest}
        className={iconButton.button}
        data-outlined={hasEdge ? '' : undefined}
        aria-label={label}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
