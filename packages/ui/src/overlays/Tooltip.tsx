import type { JSX, ReactNode } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { usePortalContainer } from './portal-container.ts'
import css from './Tooltip.module.css'

type Props = {
  /** Never the only carrier: touch screens do not show it. */
  text: ReactNode
  shortcut?: string
  side?: 'top' | 'bottom' | 'start' | 'end'
  /** One control of ours that can take the focus. */
  children: JSX.Element
}

/** Shown on hover after a moment and on keyboard focus at once; stays while pointed at; Escape hides it. */
export function Tooltip({ text, shortcut, side = 'top', children }: Props) {
  const container = usePortalContainer()
  return (
    <TooltipTrigger delay={500} closeDelay={150}>
      <Focusable>{children}</Focusable>
      <AriaTooltip {...container} className={css.tooltip} placement={side} offset={6}>
        <span>{text}</span>
        {shortcut && (
          <kbd className={css.key} dir="ltr">
            {shortcut}
          </kbd>
        )}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
